import { phoneInGroups } from '#forms/phone-number.ts'

/** A number to call. */
export function PhoneLink({ number }: { readonly number: string }) {
  return (
    <a className="desk-phone" href={`tel:${number}`}>
      {phoneInGroups(number)}
    </a>
  )
}
