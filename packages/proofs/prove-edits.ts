import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import fc from 'fast-check'
import { changeFile, readTree } from '../../app/domains/editor/edits/change-file.server.ts'
import { differences, editFault, otherValue, scalarsIn } from '../../app/domains/editor/edits/every-field.ts'
import { hostileTexts } from '../../app/domains/editor/edits/hostile-texts.ts'

/**
 * `npm run prove -- edits [--every N] [--values N]`: edits every value (or every Nth) of every content file and takes the
 * edit back, which must give the same bytes; then puts 10,000 hostile values into fields, which must be stored as they are
 * or refused, without any other field changing.
 */

interface Share {
  readonly files: readonly string[]
  readonly every: number
  readonly values: number
  readonly seed: number
}

interface Result {
  readonly edits: number
  readonly stored: number
  readonly refused: number
  readonly faults: readonly string[]
}

function optionOf(name: string, usual: number): number {
  const at = process.argv.indexOf(name)
  return at === -1 ? usual : Number(process.argv[at + 1])
}

function proveShare({ files, every, values, seed }: Share): Result {
  const faults: string[] = []
  let [count, edits, stored, refused] = [0, 0, 0, 0]
  const places: { file: string; source: string; path: readonly (string | number)[] }[] = []
  for (const file of files) {
    const source = readFileSync(file, 'utf8')
    const tree = readTree(file, source)
    if (tree === undefined) {
      faults.push(`${file}: cannot be read`)
      continue
    }
    for (const [path, value] of scalarsIn(tree)) {
      count += 1
      if (typeof value === 'string' && count % 7 === 0) places.push({ file, source, path })
      if (count % every !== 0) continue
      edits += 1
      const fault = editFault(file, source, path, value, otherValue(value))
      if (fault !== undefined) faults.push(fault)
    }
  }
  for (const [index, value] of fc.sample(hostileTexts, { numRuns: values, seed }).entries()) {
    const place = places[(index * 7919) % places.length]
    if (place === undefined) break
    const { file, source, path } = place
    const changed = changeFile(file, source, { kind: 'set', path, value })
    if (changed.kind === 'refused') {
      refused += 1
      continue
    }
    stored += 1
    const [before, after] = [readTree(file, source), readTree(file, changed.source)]
    const others =
      before && after
        ? differences(before, after).filter((one) => one.join('\0') !== path.join('\0'))
        : undefined
    if (others === undefined || others.length > 0)
      faults.push(`${file} ${path.join('.')}: ${JSON.stringify(value)} changed something else`)
  }
  return { edits, stored, refused, faults }
}

if (isMainThread) {
  const files = globSync('content/**/*.{yaml,md}').sort()
  const shares = availableParallelism()
  const [every, values] = [optionOf('--every', 1), optionOf('--values', 10_000)]
  const results = await Promise.all(
    Array.from({ length: shares }, (_, index) => {
      const share: Share = {
        files: files.filter((_file, at) => at % shares === index),
        every,
        values: Math.ceil(values / shares),
        seed: 46 + index,
      }
      return new Promise<Result>((done, fail) => {
        const worker = new Worker(new URL(import.meta.url), { workerData: share })
        worker.once('message', done)
        worker.once('error', fail)
      })
    }),
  )
  const sum = (of: (result: Result) => number) => results.reduce((total, result) => total + of(result), 0)
  const faults = results.flatMap((result) => result.faults)
  console.log(`${sum(({ edits }) => edits)} edits of ${files.length} files taken back`)
  console.log(
    `${sum(({ stored }) => stored)} hostile values stored, ${sum(({ refused }) => refused)} refused`,
  )
  for (const fault of faults.slice(0, 20)) console.error(`fault: ${fault}`)
  process.exitCode = faults.length > 0 ? 1 : 0
} else {
  parentPort?.postMessage(proveShare(workerData as Share))
}
