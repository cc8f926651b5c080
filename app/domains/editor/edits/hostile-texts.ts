import fc from 'fast-check'

/** What an editor, or an attacker, may put into a field. */
export const hostileTexts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    '{{fact:nie.fee}}',
    '{fact:x}',
    '<script>alert(1)</script>',
    '../../../etc/passwd',
    '---\nslug: other',
    '\n---\n',
    '- a\n- b',
    ': ',
    '# comment',
    '&anchor *alias !!binary',
    '"',
    "'",
    '|\n  block',
    'a\0b',
    '\u202Eright to left',
    'x'.repeat(20_000),
    '<<: *x',
    '? key',
    '%YAML 1.2',
    'null',
    '~',
    '0x1F',
    '2026-11-28',
    'key: value',
    '\t',
    ' leading',
    'trailing ',
    '',
    '<<<<<<< HEAD',
  ),
  fc
    .tuple(fc.string(), fc.constantFrom('\n', '\r\n', '\u2028', '\u0085', '\n\n '))
    .map(([text, end]) => text + end + text),
)
