import type { ConsentPurpose } from '#content/schema/schema.consent.ts'

/** Whether a configured name, in which `…` stands for any ending, is that of a cookie. */
function isNamed(pattern: string, name: string): boolean {
  return pattern.endsWith('…') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
}

/** The host and its parents, as tags set their cookies as high as they can; and the host alone. */
function domains(host: string): string[] {
  const labels = host.split('.')
  return ['', ...labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)]
}

/** Deletes the cookies of purposes that are not allowed any more. */
export function clearCookies(purposes: readonly ConsentPurpose[]): void {
  const patterns = purposes.flatMap(({ cookies }) => cookies.map(({ name }) => name))
  const present = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '')
  for (const name of present.filter((each) => patterns.some((pattern) => isNamed(pattern, each)))) {
    for (const domain of domains(location.hostname)) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
  }
}
