import { CookieSettings } from '#domains/consent/cookie-settings.tsx'
import { RuntimeIcon } from '#domains/icons/runtime-icon.tsx'

/** The visitor's choice by purpose, as a part of the cookie page. */
export function CookieControls() {
  return <CookieSettings renderIcon={(name) => <RuntimeIcon name={name} />} />
}
