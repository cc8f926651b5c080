import { parentPort, workerData } from 'node:worker_threads'
import { writeSearchIndexes, type IndexTask } from './search-index.ts'

/** Writes the search indexes and answers with the digests of what they are made from. */
const { folder, before } = workerData as IndexTask
parentPort?.postMessage(writeSearchIndexes(folder, before))
