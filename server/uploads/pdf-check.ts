import { holdsObjects, judgeCutObjects, judgeFile, judgeObjects, type PdfVerdict } from './pdf-names.ts'
import { objectsOf } from './pdf-objects.ts'
import { unpackObjects } from './pdf-packed.ts'
import { PdfReach } from './pdf-reach.ts'
import { WorkBudget } from './work-budget.ts'

/** No bill has more objects than this, unpacked, in bytes; one that does is not looked into and not taken. */
const mostWork = 16 * 1024 * 1024

/**
 * Objects stand in the file or lie packed inside streams (ISO 32000-1, 7.5.7);
 * nothing else that is packed is run.
 */
function judgeEachObject(pdf: Buffer, text: string): PdfVerdict {
  const work = new WorkBudget(mostWork)
  const reach = new PdfReach()
  for (const object of objectsOf(pdf, work)) {
    const outside = text.slice(object.start, object.end)
    if (judgeObjects(outside) !== 'plain') return 'active'
    reach.see(pdf, text, object)
    if (object.stream === undefined || !holdsObjects(outside)) continue
    const packed = unpackObjects(pdf, text, object, work)
    const verdict = packed.certain ? judgeObjects(packed.text) : judgeCutObjects(packed.text)
    if (verdict !== 'plain') return verdict
    reach.seePacked(packed)
  }
  return reach.isReaching ? 'active' : 'plain'
}

/**
 * Whether a PDF only shows something, all of which is in it. One that cannot be looked into counts as
 * active. The work grows with the file alone, whatever is in it.
 */
export function checkPdf(pdf: Buffer): PdfVerdict {
  const text = pdf.toString('latin1')
  const verdict = judgeFile(text)
  if (verdict !== 'plain') return verdict
  try {
    return judgeEachObject(pdf, text)
  } catch {
    return 'active'
  }
}
