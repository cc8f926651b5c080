import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { siteArticles } from '#content/load.server.ts'
import { contentPath } from '#content/read-yaml.server.ts'

/**
 * Places the pictures of articles in the site's folder, those that changed. Returns their digests by file.
 */
export function placeArticlePictures(
  site: string,
  before: Readonly<Record<string, string>>,
): Record<string, string> {
  const digests: Record<string, string> = {}
  for (const { section, id, pictures } of siteArticles().articles) {
    for (const { file } of pictures) {
      const body = readFileSync(contentPath(section, id, file))
      const address = `/pictures/${section}/${id}/${file}`
      digests[address] = createHash('sha256').update(body).digest('hex').slice(0, 32)
      if (digests[address] === before[address]) continue
      mkdirSync(dirname(join(site, address)), { recursive: true })
      writeFileSync(join(site, address), body)
    }
  }
  return digests
}
