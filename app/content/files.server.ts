import { join } from 'node:path'

/** Where the content stands: the folder `content` of the project that the process runs in. */
export function contentPath(...parts: string[]): string {
  return join(process.cwd(), 'content', ...parts)
}
