// What the app uses of React Router beyond its documented interface, with payload.ts, boot.ts and boot-data.ts. The rest
// of the app imports it from this folder; router-contract.unit.test.ts checks it against the installed version.

export { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'

/** The id of the build that a page's scripts belong to. */
export function runningBuild(): string | undefined {
  return (window as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest?.version
}
