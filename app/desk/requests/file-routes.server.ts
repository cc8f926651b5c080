import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Hono } from 'hono'
import { audit } from '#domains/staff/audit.server.ts'
import { uploadFile } from '#platform/uploads/data-files.server.ts'
import { drawFile } from '#platform/uploads/draw-file.server.ts'
import { showPage, type DeskContext, type DeskEnv, type DeskParts } from '#desk/desk-screen.server.ts'
import { fileViews } from './request-model.server.ts'
import { requestAt } from './request-routes.server.ts'

/** Whatever a browser makes of a file, it may neither run nor load anything. */
const sandbox = { 'content-security-policy': "default-src 'none'; sandbox" }

/** The sides that previews are drawn in, in pixels. */
const sides = [320, 1600] as const

/** The files of a request: previews drawn by the server, and the originals as downloads. */
export function addFileRoutes(app: Hono<DeskEnv>, parts: DeskParts): void {
  const { store } = parts
  const { dataDir } = store.config

  const missing = async (context: DeskContext) =>
    await showPage(parts, context, 'message', { kind: 'missing' }, 404)

  const fileAt = async (context: DeskContext) => {
    const whole = await requestAt(parts, context)
    if (whole instanceof Response) return whole
    const index = Number(context.req.param('number')) - 1
    const [file, view] = [whole.files[index], fileViews(context, whole)[index]]
    return file && view ? { file, view, request: whole.request } : await missing(context)
  }

  const record = async (context: DeskContext, requestId: string) => {
    await audit(store, { action: 'file-read', staffId: context.get('member').id, requestId })
  }

  app.get('/:reference/files/:number', async (context) => {
    const found = await fileAt(context)
    if (found instanceof Response) return found
    const { file, view, request } = found
    if (!view.isDrawable) return await missing(context)
    await record(context, request.id)
    const props = { reference: request.reference, file: view, pages: file.pdf?.pages ?? 1 }
    return await showPage(parts, context, 'file', props)
  })

  app.get('/:reference/files/:number/pages/:page', async (context) => {
    const found = await fileAt(context)
    if (found instanceof Response) return found
    const side = sides.find((each) => String(each) === context.req.query('side')) ?? sides[0]
    const picture = await drawFile(dataDir, found.file, { page: Number(context.req.param('page')), side })
    if (picture === undefined) return context.body(null, 404)
    return context.body(new Uint8Array(picture), 200, { ...sandbox, 'content-type': 'image/webp' })
  })

  app.get('/:reference/files/:number/original', async (context) => {
    const found = await fileAt(context)
    if (found instanceof Response) return found
    const { file, view, request } = found
    const path = uploadFile(dataDir, file.id)
    const size = await stat(path).then(
      (known) => known.size,
      () => undefined,
    )
    if (!view.isKept || size === undefined) return await missing(context)
    await record(context, request.id)
    const stream = Readable.toWeb(createReadStream(path)) as ReadableStream
    return context.body(stream, 200, {
      ...sandbox,
      'content-type': file.mediaType,
      'content-length': String(size),
      'content-disposition': `attachment; filename="${view.name}"`,
    })
  })
}
