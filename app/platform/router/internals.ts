// The undocumented parts of React Router that the app uses, with payload.ts, boot.ts and boot-data.ts. The rest of the
// app imports them from this folder; router-contract.unit.test.ts checks them against the installed version.

export { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'

/** The id of the build that a page's scripts belong to. */
export function runningBuild(): string | undefined {
  return (window as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest?.version
}
