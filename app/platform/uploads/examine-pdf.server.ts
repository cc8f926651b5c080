import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { PDFiumModule } from '@hyzyla/pdfium'
import { maxPdfPages } from '#map/limits.ts'
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
 * Opens a PDF without a password and reports its contents. Links, forms, attachments and scripts
 * are accepted: nothing of the file is run or followed here, and it is never served.
 */
function examinePdf(pdfium: Pdfium, file: Buffer): Verdict {
  const data = pdfium.wasmExports.malloc(file.length)
  if (data === 0) return { refused: 'damaged' }
  pdfium.HEAPU8.set(file, data)
  const document = pdfium._FPDF_LoadMemDocument(data, file.length, 0)
  const verdict =
    document === 0
      ? ({ refused: lockedErrors.has(pdfium._FPDF_GetLastError()) ? 'locked' : 'damaged' } as const)
      : examineDocument(pdfium, document)
  if (document !== 0) pdfium._FPDF_CloseDocument(document)
  pdfium.wasmExports.free(data)
  return verdict
}

let pdfium: Promise<Pdfium> | undefined

/** Loads PDFium once. @returns a function that examines a PDF */
export async function startPdfium(): Promise<(file: Buffer) => Verdict> {
  pdfium ??= loadPdfium()
  const loaded = await pdfium
  return (file) => examinePdf(loaded, file)
}
