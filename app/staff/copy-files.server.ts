import { readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { KeptFile } from '#platform/uploads/kept-file.ts'
import { uploadFile, makeFolder } from '#platform/uploads/data-files.server.ts'
import { findRequest, requestFiles } from '#domains/requests/store/read-requests.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { fileNames } from '#platform/uploads/media-type.server.ts'
import { systemReason } from '#platform/fault.server.ts'
import { CommandError, writeNew } from './command-error.server.ts'

/** A file under the name that its copy gets. */
interface NamedFile extends KeptFile {
  readonly name: string
}

/**
 * Copies all of the files, or none.
 * @returns their paths
 */
async function copyAll(dataDir: string, files: readonly NamedFile[], folder: string): Promise<string[]> {
  const written: string[] = []
  try {
    await makeFolder(folder)
    for (const { id, name } of files) {
      const path = join(folder, name)
      await writeNew(path, await readFile(uploadFile(dataDir, id)))
      written.push(path)
    }
    return written
  } catch (error) {
    await Promise.all(written.map((path) => rm(path, { force: true })))
    throw error
  }
}

function explain(error: unknown, folder: string): unknown {
  const reason = systemReason(error)
  if (reason === undefined || !(error instanceof Error) || !('code' in error) || !('path' in error))
    return error
  if (error.code === 'EEXIST')
    return new CommandError(`${String(error.path)} is there already; name another folder`)
  return new CommandError(`No files were written to ${folder}: ${String(error.path)}: ${reason}`)
}

/** Why some of the files are not copied, a line for each reason. */
function leftOutText(files: readonly NamedFile[]): string {
  const named = (state: KeptFile['scan']) =>
    files.flatMap(({ name, scan }) => (scan === state ? [name] : [])).join(', ')
  const waiting = named('waiting')
  const infected = named('infected')
  return [
    waiting && `${waiting}: not scanned for viruses yet; --unscanned copies it all the same`,
    infected && `${infected}: deleted, the virus scanner found something in it`,
  ]
    .filter(Boolean)
    .map((line) => `${line}\n`)
    .join('')
}

/**
 * Copies the files of a request into a folder, under names with its reference. Files not yet scanned for viruses are
 * copied only with `unscanned`.
 */
export async function copyFiles(
  store: Store,
  reference: string,
  folder: string,
  unscanned = false,
): Promise<string> {
  const request = await findRequest(store, { reference })
  if (!request) throw new CommandError(`There is no request ${reference}`)
  const all = await requestFiles(store, request.id)
  if (all.length === 0) throw new CommandError(`${reference} has no files`)
  const names = fileNames(reference, all)
  const named = all.map((file, index): NamedFile => ({ ...file, name: names[index] ?? file.id }))
  const isCopied = ({ scan }: KeptFile) => scan !== 'infected' && (scan !== 'waiting' || unscanned)
  const files = named.filter(isCopied)
  const leftOut = leftOutText(named.filter((file) => !isCopied(file)))
  if (files.length === 0) throw new CommandError(leftOut.trimEnd())
  const target = resolve(folder)
  try {
    const paths = await copyAll(store.config.dataDir, files, target)
    const note = `no retention reaches these copies: delete them when they are no longer needed`
    return `${paths.join('\n')}\n${paths.length} files of ${reference} are written; ${note}\n${leftOut}`
  } catch (error) {
    throw explain(error, target)
  }
}
