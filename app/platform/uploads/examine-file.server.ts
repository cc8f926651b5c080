import { ExamineQueue, type Sender } from './examine-queue.server.ts'
import type { Drawing } from './draw-picture.server.ts'
import { Examiner } from './examiner.server.ts'
import type { UploadType } from './media-type.server.ts'
import type { Verdict } from './verdict.server.ts'

/** Number of files examined in parallel, each in its own process. */
const places = 2

/**
 * Processor time limit per file, in milliseconds, and so roughly the maximum wait of the next
 * sender. The slowest legitimate pictures that we could make, of 25 megapixels, take 0.6 s as JPEG,
 * 1.7 s as WebP and 2.1 s as PNG.
 */
const maxProcessorMs = 4_500

const queue = new ExamineQueue(places)
const examiners = Array.from({ length: places }, () => new Examiner())

/**
 * Examines a file when it is the sender's turn, in a process that is killed when it takes too long
 * or its sender disconnects. A network whose file timed out has the lowest priority for ten
 * minutes.
 * @throws StoreFault when too many wait, when the sender disconnected or waited too long, or if no
 * process can be started
 * @param drawing draws a picture of a kept file instead
 */
export async function examineFile(
  path: string,
  type: UploadType,
  sender: Sender,
  drawing?: Drawing,
): Promise<Verdict> {
  return await queue.take(async () => {
    const examiner = examiners.pop() ?? new Examiner()
    try {
      const verdict = await examiner.examine(
        { path, type, drawing },
        {
          processorMs: maxProcessorMs,
          gone: sender.gone,
        },
      )
      if (verdict.refused === 'slow') {
        queue.putLast(sender)
        sender.ranOut?.()
      }
      return verdict
    } finally {
      examiners.push(examiner)
    }
  }, sender)
}
