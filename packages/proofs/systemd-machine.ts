import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** This machine's own registry settings, if any. */
const passed = ['NODE_EXTRA_CA_CERTS'].flatMap((name) => {
  const value = process.env[name]
  return value === undefined ? [] : [`--setenv=${name}=${value}`]
})
const npmFile = (which: string) => execFileSync('npm', ['config', 'get', which], { encoding: 'utf8' }).trim()
const configuration = ['/etc/ssl/certs', '/etc/resolv.conf', npmFile('userconfig'), npmFile('globalconfig')]
const bound = configuration.filter((path) => existsSync(path)).map((path) => `--bind-ro=${path}`)

/** A Debian in a folder with its own systemd, without any network except loopback. */
export interface Machine {
  /**
   * Runs a script as root and returns its output. @throws Error with all output when a command of
   * it fails.
   */
  readonly run: (script: string) => string
  /** Runs a program of this machine in that machine's network namespace. */
  readonly spawnBeside: (command: string, ...args: readonly string[]) => ChildProcess
  /** Stops it as a power cut does. */
  readonly cut: () => Promise<void>
}

/**
 * Runs a script in a Debian that is not booted, with this machine's network; another folder is
 * mounted read-only.
 */
export function runBefore(root: string, script: string, seen: { from: string; to: string }): void {
  const options = ['--register=no', '--keep-unit', '--quiet', `--directory=${root}`, '--resolv-conf=off']
  const own = [...options, ...bound, ...passed, `--bind-ro=${seen.from}:${seen.to}`, '--pipe']
  execFileSync('systemd-nspawn', [...own, '/bin/bash', '-ec', script], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

function childOf(pid: number): number | undefined {
  const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
  return stdout === '' ? undefined : Number(stdout.split('\n')[0])
}

/** Boots the Debian in a folder and waits until systemd reports that everything runs. */
export async function boot(root: string): Promise<Machine> {
  const options = ['--register=no', '--keep-unit', '--quiet', `--directory=${root}`, '--console=pipe']
  const nspawn = spawn('systemd-nspawn', [...options, '--private-network', '--boot'], { stdio: 'ignore' })
  const cut = async () => {
    if (nspawn.exitCode !== null || nspawn.signalCode !== null) return
    const gone = once(nspawn, 'exit')
    const first = childOf(nspawn.pid ?? 0)
    // Killing its init process kills all others; stopping nspawn would leave them.
    if (first === undefined) nspawn.kill('SIGKILL')
    else process.kill(first, 'SIGKILL')
    await gone
  }
  const inside = () => ['--target', String(childOf(nspawn.pid ?? 0) ?? 0)]
  const clean = ['env', '--ignore-environment', 'HOME=/root', 'PATH=/usr/sbin:/usr/bin:/sbin:/bin']
  const bash = (script: string) =>
    spawnSync('nsenter', [...inside(), '--all', ...clean, 'bash', '-ec', script], { encoding: 'utf8' })
  const end = performance.now() + 60_000
  while (bash('systemctl is-system-running').stdout.trim() !== 'running') {
    if (performance.now() < end) await sleep(300)
    else {
      const { stdout } = bash('systemctl --failed --no-pager; journalctl --no-pager -p warning')
      await cut()
      throw new Error(`the machine did not start\n${stdout}`)
    }
  }
  return {
    run: (script) => {
      const { status, stdout, stderr } = bash(script)
      if (status !== 0) throw new Error(`ended with ${status}:\n${script}\n${stdout}${stderr}`)
      return stdout
    },
    spawnBeside: (command, ...args) =>
      spawn('nsenter', [...inside(), '--net', command, ...args], { stdio: ['pipe', 'pipe', 'inherit'] }),
    cut,
  }
}
