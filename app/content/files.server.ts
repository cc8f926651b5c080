import { join } from 'node:path'

/**
 * Where the content stands: the folder `content` of the project that the process runs in. `CONTENT_FOLDER`, which
 * `npm start` sets for a server of the last build, names another one there.
 */
export function contentPath(...parts: string[]): string {
  return join(process.cwd(), process.env['CONTENT_FOLDER'] ?? 'content', ...parts)
}
