import { readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { KeptFile } from '#features/requests/submission.ts'
import { uploadFile } from '#server/store/data-files.ts'
import { findRequest, requestFiles } from '#server/store/read-requests.ts'
import type { Store } from '#server/store/store.ts'
import { makeFolder } from '#server/store/sync-path.ts'
import { fileNames } from '#server/uploads/file-names.ts'
import { systemReason } from '#server/system-reason.ts'
import { CommandError } from './command-error.ts'
import { writeNew } from './write-new.ts'

/** Copies all of the files, or none. @returns their paths */
async function copyAll(
  dataDir: string,
  reference: string,
  files: readonly KeptFile[],
  folder: string,
): Promise<string[]> {
  const names = fileNames(reference, files)
  const written: string[] = []
  try {
    await makeFolder(folder)
    for (const [index, { id }] of files.entries()) {
      const path = join(folder, names[index] ?? id)
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

/** Copies the files of a request into a folder, under names that say whose they are. */
export async function copyFiles(store: Store, reference: string, folder: string): Promise<string> {
  const request = await findRequest(store, { reference })
  if (!request) throw new CommandError(`There is no request ${reference}`)
  const files = await requestFiles(store, request.id)
  if (files.length === 0) throw new CommandError(`${reference} has no files`)
  const target = resolve(folder)
  try {
    const paths = await copyAll(store.config.dataDir, reference, files, target)
    const note = `no retention reaches these copies: delete them when nobody needs them`
    return `${paths.join('\n')}\n${paths.length} files of ${reference} are written; ${note}\n`
  } catch (error) {
    throw explain(error, target)
  }
}
