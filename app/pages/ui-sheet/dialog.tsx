import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { Dialog, DialogBar, DialogBody } from '#design/dialog.tsx'
import { StatusMessage } from '#design/status-message.tsx'
import { AppointmentSample } from './appointment.tsx'
import { SheetSection } from './section.tsx'

/** A dialog of two columns with every kind of choice, and a floating message. */
export function DialogSection() {
  const [open, setOpen] = useState(false)
  const [sent, setSent] = useState(false)
  return (
    <SheetSection title="Dialog and messages">
      <div className="examples">
        <Button onClick={() => setOpen(true)}>Online appointment</Button>
      </div>
      {open && (
        <Dialog title="Online appointment" closeLabel="Close" wide onClose={() => setOpen(false)}>
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              setOpen(false)
              setSent(true)
            }}
          >
            <DialogBody>
              <AppointmentSample />
            </DialogBody>
            <DialogBar
              summary={
                <>
                  <small>Your appointment</small> <b>Thu 26 November, 10:30</b> Palma, in person, in English
                </>
              }
            >
              <Button type="submit">Book this time</Button>
            </DialogBar>
          </form>
        </Dialog>
      )}
      <StatusMessage toast>{sent && 'Your appointment is booked.'}</StatusMessage>
    </SheetSection>
  )
}
