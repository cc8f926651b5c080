import type { Locator } from '@playwright/test'

/** Contact data and message. */
interface Writer {
  readonly name: string
  readonly email: string
  readonly message: string
}

/** Fills in the English contact form so that it can be sent. */
export async function fillContact(form: Locator, { name, email, message }: Writer): Promise<void> {
  await form.getByLabel('Topic').selectOption('other')
  await form.getByLabel('Message').fill(message)
  await form.getByLabel('Your name').fill(name)
  await form.getByRole('textbox', { name: /E-mail/ }).fill(email)
  await form.getByLabel(/I have read/).check()
}
