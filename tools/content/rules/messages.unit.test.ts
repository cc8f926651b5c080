import { describe, expect, it } from 'vitest'
import { codeOfApp, unusedKeys } from './messages.ts'

describe('interface texts that nothing uses', () => {
  it('are found in the code of the site, whatever its templates', () => {
    const invented = ['booked.inventedKey', 'page.inventedKey', 'fieldOption.fuel.inventedKey']
    expect(unusedKeys(['booked.title', ...invented], codeOfApp())).toEqual(invented)
  })

  it.each([
    ["t('sendAgain')", []],
    ['t(`${kind}Again`)', []],
    ['t(`send${kind}`)', []],
    ["t('send')", ['form.sendAgain']],
    ['t(`${area}.${name}`)', ['form.sendAgain']],
    ['t(`${name}`)', ['form.sendAgain']],
    ['`${name}${count}`', ['form.sendAgain']],
    ['`${name} ${count}Again`', ['form.sendAgain']],
    ['`/${path}Again`', ['form.sendAgain']],
  ])('in the code %s', (code, unused) => {
    expect(unusedKeys(['form.sendAgain'], code)).toEqual(unused)
  })

  it.each([
    ["t('visitor.subject', { reference })", ['office.subject']],
    ['t(`visitor.${event}`)', ['office.subject']],
    ["t.find(`visitor.${event}`) ?? t('office.subject')", []],
    ["useT('visitor')('subject')", ['visitor.subject', 'office.subject']],
  ])('are named in whole by the server: %s', (code, unused) => {
    const keys = ['visitor.subject', 'office.subject']
    expect(unusedKeys(keys, code, true)).toEqual(unused)
  })

  it('are not those of fields, which forms make from their schemas', () => {
    const ofFields = ['fieldLabel.fuel', 'fieldHint.claimKind', 'fieldOption.fuel.diesel']
    const ofNoField = ['fieldLabel.wings', 'fieldOption.fuel.steam', 'form.fuel']
    expect(unusedKeys([...ofFields, ...ofNoField], '')).toEqual(ofNoField)
  })
})
