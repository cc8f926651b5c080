import { parentPort, workerData } from 'node:worker_threads'
import { writeSearchIndexes, type IndexTask } from './search-index.ts'

/** Writes the search indexes and returns the digests of their inputs. */
const { folder, before } = workerData as IndexTask
parentPort?.postMessage(writeSearchIndexes(folder, before))
