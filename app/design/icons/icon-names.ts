/** The Tabler icons (https://tabler.io/icons, outline) that the site draws. */
export const iconNames = [
  'alert-circle',
  'arrow-right',
  'brand-facebook',
  'brand-instagram',
  'brand-linkedin',
  'brand-whatsapp',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'mail',
  'menu-2',
  'minus',
  'phone',
  'plus',
  'search',
  'x',
] as const

export type IconName = (typeof iconNames)[number]
