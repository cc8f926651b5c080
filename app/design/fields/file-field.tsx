import { useEffect, useRef, useState, type ChangeEvent, type ComponentProps, type ReactNode } from 'react'

/** A file's size in megabytes, as its limit is given, written as the page's language writes numbers. */
function sizeOf({ size }: File): string {
  const megabytes = Math.max(size / 1024 ** 2, 0.1)
  const { lang } = document.documentElement
  return `${megabytes.toLocaleString(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`
}

/** A field for files; they can also be dropped on it. Lists them by name and size, pictures with a small view. Stands in a Field. */
export function FileField(input: Omit<ComponentProps<'input'>, 'className' | 'type'>): ReactNode {
  const [files, setFiles] = useState<readonly File[]>([])
  const list = (event: ChangeEvent<HTMLInputElement>) => {
    setFiles([...(event.target.files ?? [])])
    input.onChange?.(event)
  }
  return (
    <>
      <input {...input} type="file" onChange={list} className="input file" />
      {files.length > 0 && (
        <ul className="file-names">
          {/* By place: a phone may call each of its pictures the same. */}
          {files.map((file, index) => (
            <li key={index}>
              {file.type.startsWith('image/') && <Picture file={file} />}
              <span>
                {file.name} ({sizeOf(file)})
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Side of a small view, in CSS pixels. */
const side = 56

/**
 * A small view of a picture, drawn at that size: a photograph of 25 megapixels never stands in the page. A picture that the
 * browser cannot read, such as HEIC in most, has none.
 */
function Picture({ file }: { file: File }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [readable, setReadable] = useState(true)
  useEffect(() => {
    let current = true
    createImageBitmap(file, { resizeHeight: 2 * side, resizeQuality: 'medium' })
      .then((bitmap) => {
        const context = canvas.current?.getContext('2d')
        if (current && context) {
          const left = (2 * side - bitmap.width) / 2
          context.clearRect(0, 0, 2 * side, 2 * side)
          context.drawImage(bitmap, left, 0)
        }
        bitmap.close()
      })
      .catch(() => current && setReadable(false))
    return () => {
      current = false
    }
  }, [file])
  if (!readable) return null
  return (
    <canvas ref={canvas} className="file-picture" width={2 * side} height={2 * side} aria-hidden="true" />
  )
}
