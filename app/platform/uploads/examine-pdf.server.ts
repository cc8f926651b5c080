import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { PDFiumModule } from '@hyzyla/pdfium'
import { maxPdfPages } from '#map/limits.ts'
import type { Bitmap, Drawing } from './draw-picture.server.ts'
import type { Verdict } from './verdict.server.ts'

/** PDFium's C functions used here; the package's own types omit half of them. */
interface Pdfium {
  readonly HEAPU8: Uint8Array
  readonly wasmExports: { malloc(size: number): number; free(pointer: number): void }
  _FPDF_InitLibraryWithConfig(config: { version: 2 }): void
  /** @returns 0 if the document cannot be opened */
  _FPDF_LoadMemDocument(data: number, size: number, password: number): number
  _FPDF_GetLastError(): number
  _FPDF_GetPageCount(document: number): number
  /** @param size where to write two floats @returns 0 if there is no such page */
  _FPDF_GetPageSizeByIndexF(document: number, page: number, size: number): number
  _FPDFDoc_GetAttachmentCount(document: number): number
  _FPDFDoc_GetJavaScriptActionCount(document: number): number
  _FPDF_CloseDocument(document: number): void
  /** @returns 0 if there is no such page */
  _FPDF_LoadPage(document: number, page: number): number
  _FPDF_ClosePage(page: number): void
  _FPDF_GetPageWidthF(page: number): number
  _FPDF_GetPageHeightF(page: number): number
  /** @returns 0 if there is no memory for it */
  _FPDFBitmap_Create(width: number, height: number, alpha: 0 | 1): number
  _FPDFBitmap_FillRect(
    bitmap: number,
    left: number,
    top: number,
    width: number,
    height: number,
    color: number,
  ): void
  _FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    left: number,
    top: number,
    width: number,
    height: number,
    rotate: 0,
    flags: number,
  ): void
  _FPDFBitmap_GetBuffer(bitmap: number): number
  _FPDFBitmap_GetStride(bitmap: number): number
  _FPDFBitmap_Destroy(bitmap: number): void
}

interface LoadOptions {
  instantiateWasm(
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ): object
}

/** PDFium's memory limit, in bytes; a file of 10 MB and its objects need about a tenth of it. */
const maxMemory = 256 * 1024 * 1024

/**
 * FPDF_ERR_PASSWORD, and FPDF_ERR_SECURITY: a scheme other than passwords, such as certificates.
 */
const lockedErrors: ReadonlySet<number> = new Set([4, 5])

/** Loads PDFium with a memory limit: a larger allocation fails inside it. */
async function loadPdfium(): Promise<Pdfium> {
  const load = PDFiumModule as unknown as (options: LoadOptions) => Promise<Pdfium>
  const wasm = readFileSync(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm'))
  const pdfium = await load({
    instantiateWasm: (imports, done) => {
      const env = imports['env'] as Record<string, (size: number) => unknown>
      const grow = env['emscripten_resize_heap']
      env['emscripten_resize_heap'] = (size) => (size >>> 0 > maxMemory ? 0 : grow?.(size))
      const module = new WebAssembly.Module(wasm)
      done(new WebAssembly.Instance(module, imports), module)
      return {}
    },
  })
  pdfium._FPDF_InitLibraryWithConfig({ version: 2 })
  return pdfium
}

function examineDocument(pdfium: Pdfium, document: number): Verdict {
  const pages = pdfium._FPDF_GetPageCount(document)
  if (pages > maxPdfPages) return { refused: 'pages' }
  const size = pdfium.wasmExports.malloc(8)
  const hasFirstPage = pdfium._FPDF_GetPageSizeByIndexF(document, 0, size) !== 0
  pdfium.wasmExports.free(size)
  if (!hasFirstPage) return { refused: 'damaged' }
  const attachments = pdfium._FPDFDoc_GetAttachmentCount(document)
  const scripts = Math.max(0, pdfium._FPDFDoc_GetJavaScriptActionCount(document))
  return { pdf: { pages, attachments, scripts } }
}

/**
 * Opens a PDF without a password. Links, forms, attachments and scripts
 * are accepted: nothing of the file is run or followed here, and it is never served.
 */
function withDocument<T>(
  pdfium: Pdfium,
  file: Buffer,
  work: (document: number) => T,
): T | Extract<Verdict, { readonly refused: string }> {
  const data = pdfium.wasmExports.malloc(file.length)
  if (data === 0) return { refused: 'damaged' }
  pdfium.HEAPU8.set(file, data)
  try {
    const document = pdfium._FPDF_LoadMemDocument(data, file.length, 0)
    if (document === 0)
      return { refused: lockedErrors.has(pdfium._FPDF_GetLastError()) ? 'locked' : 'damaged' }
    try {
      return work(document)
    } finally {
      pdfium._FPDF_CloseDocument(document)
    }
  } finally {
    pdfium.wasmExports.free(data)
  }
}

/** Draws annotations, and with them what was typed into a form (FPDF_ANNOT). */
const withAnnotations = 0x01
const white = 0xff_ff_ff_ff

/** Draws a page onto white. */
function drawPage(pdfium: Pdfium, document: number, { page, side }: Drawing): Bitmap | undefined {
  const loaded = pdfium._FPDF_LoadPage(document, page - 1)
  if (loaded === 0) return undefined
  const [across, down] = [pdfium._FPDF_GetPageWidthF(loaded), pdfium._FPDF_GetPageHeightF(loaded)]
  const scale = side / Math.max(across, down, 1)
  const width = Math.max(1, Math.round(across * scale))
  const height = Math.max(1, Math.round(down * scale))
  const bitmap = pdfium._FPDFBitmap_Create(width, height, 0)
  try {
    if (bitmap === 0) return undefined
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white)
    pdfium._FPDF_RenderPageBitmap(bitmap, loaded, 0, 0, width, height, 0, withAnnotations)
    const start = pdfium._FPDFBitmap_GetBuffer(bitmap)
    const stride = pdfium._FPDFBitmap_GetStride(bitmap)
    // Copied: the memory belongs to PDFium.
    return { pixels: pdfium.HEAPU8.slice(start, start + stride * height), width, height }
  } finally {
    if (bitmap !== 0) pdfium._FPDFBitmap_Destroy(bitmap)
    pdfium._FPDF_ClosePage(loaded)
  }
}

let pdfium: Promise<Pdfium> | undefined

/** What PDFium does here with a PDF. */
export interface PdfTools {
  /** Reports its contents. */
  readonly examine: (file: Buffer) => Verdict
  /** Draws one of its pages as a picture. */
  readonly draw: (file: Buffer, drawing: Drawing) => Promise<Verdict>
}

/** Loads PDFium once. */
export async function startPdfium(): Promise<PdfTools> {
  pdfium ??= loadPdfium()
  const loaded = await pdfium
  return {
    examine: (file) => withDocument(loaded, file, (document) => examineDocument(loaded, document)),
    draw: async (file, drawing) => {
      const drawn = withDocument(loaded, file, (document) => drawPage(loaded, document, drawing))
      if (drawn === undefined) return { refused: 'damaged' }
      if ('refused' in drawn) return drawn
      // Loaded only to draw: examining needs no picture library.
      const { encodeBitmap } = await import('./draw-picture.server.ts')
      return { content: await encodeBitmap(drawn) }
    },
  }
}
