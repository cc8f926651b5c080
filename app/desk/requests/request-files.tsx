import { useDeskText } from '#desk/ui/desk-context.tsx'
import { DeskPage, Panel } from '#desk/ui/desk-page.tsx'
import type { FileView, RequestView } from './request-view.ts'

function fileAddress(reference: string, { number }: FileView): string {
  return `/requests/${reference}/files/${number}`
}

function FileItem({ reference, file }: { readonly reference: string; readonly file: FileView }) {
  const t = useDeskText('requests')
  const { name, facts, problem, isDrawable, isKept } = file
  const address = fileAddress(reference, file)
  return (
    <li>
      {isDrawable ? (
        <a href={address} aria-label={t('file.openNamed', { name })}>
          {/* Drawn by the server: the browser never opens what a visitor sent. */}
          <img src={`${address}/pages/1?side=320`} alt="" loading="lazy" width={160} height={160} />
        </a>
      ) : (
        <span className="request-no-picture" aria-hidden="true" />
      )}
      <b>{name}</b>
      <small>{facts}</small>
      {problem !== undefined && <small>{problem}</small>}
      {isKept && (
        <a href={`${address}/original`} aria-label={t('file.downloadNamed', { name })}>
          {t('file.download')}
        </a>
      )}
    </li>
  )
}

/** The files of a request with their previews. */
export function RequestFiles({ view: { reference, files } }: { readonly view: RequestView }) {
  const t = useDeskText('requests')
  if (files.length === 0) return null
  return (
    <Panel id="files" title={t('request.files')}>
      <ul className="request-files" role="list">
        {files.map((file) => (
          <FileItem key={file.number} reference={reference} file={file} />
        ))}
      </ul>
    </Panel>
  )
}

interface FilePageProps {
  readonly reference: string
  readonly file: FileView
  readonly pages: number
}

/** A file as pictures, one below the other. */
export function FilePage({ reference, file, pages }: FilePageProps) {
  const t = useDeskText('requests')
  const { name, facts } = file
  const address = fileAddress(reference, file)
  return (
    <DeskPage
      title={name}
      back={{ href: `/requests/${reference}#files`, label: t('erase.back', { reference }) }}
      lead={facts}
      actions={
        <a className="button button-secondary button-compact" href={`${address}/original`}>
          {t('file.download')}
        </a>
      }
    >
      <p className="muted">{t('file.drawn')}</p>
      <div className="request-pages">
        {Array.from({ length: pages }, (_, index) => (
          <img
            key={index}
            src={`${address}/pages/${index + 1}?side=1600`}
            alt={t('file.page', { page: index + 1, name })}
            loading={index === 0 ? 'eager' : 'lazy'}
          />
        ))}
      </div>
    </DeskPage>
  )
}
