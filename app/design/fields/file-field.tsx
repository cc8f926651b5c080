import { useEffect, useRef, useState, type ChangeEvent, type ComponentProps, type ReactNode } from 'react'

/** A file's size in megabytes, the unit of its limit, in the page's number format. */
function sizeOf({ size }: File): string {
  const megabytes = Math.max(size / 1024 ** 2, 0.1)
  const { lang } = document.documentElement
  return `${megabytes.toLocaleString(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`
}

/**
 * A field for files; they can also be dropped on it. Lists them by name and size, pictures with a
 * thumbnail. Use inside a Field.
 */
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
          {/* By position: a phone may give all its pictures the same name. */}
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

/** Side of a thumbnail, in CSS pixels. */
const side = 56

/**
 * A thumbnail, drawn at its final size: a photograph of 25 megapixels never enters the page. A
 * picture that the browser cannot decode, such as HEIC in most, has none.
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
