import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { readCompanyFiles } from './company-files.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'company-'))
afterAll(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

it('has the logo file that a partner names', () => {
  cpSync('content', join(folder, 'content'), { recursive: true })
  const partner = { name: 'Prova', field: { es: 'Taller', en: 'Garage', de: 'Werkstatt' } }
  const partners = [{ ...partner, url: 'https://prova.example', logo: 'prova.svg' }]
  writeFileSync(join(folder, 'content/partners.yaml'), JSON.stringify(partners))
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
  expect(readCompanyFiles).toThrow('content/partners.yaml: Prova: content/logos/prova.svg is not there')
  mkdirSync(join(folder, 'content/logos'), { recursive: true })
  writeFileSync(join(folder, 'content/logos/prova.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  expect(readCompanyFiles().partners).toEqual(partners)
})
