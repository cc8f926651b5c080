import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { debianProgram } from '#tests/support/debian-programs.ts'
import { freePort } from '#tests/support/free-port.ts'
import { endSite, startSite } from '#tests/support/site-process.ts'

interface Rule {
  readonly alert: string
  readonly expr: string
  readonly for?: string
  readonly labels: { readonly severity: string }
  readonly annotations: { readonly summary: string; readonly runbook: string }
}

const { groups } = parse(readFileSync('ops/alerts.yml', 'utf8')) as {
  groups: readonly { readonly rules: readonly Rule[] }[]
}
const rules = groups.flatMap((group) => group.rules)

interface Query {
  readonly expr: string
}

const dashboard = JSON.parse(readFileSync('ops/grafana-dashboard.json', 'utf8')) as {
  readonly panels: readonly { readonly title: string; readonly targets: readonly Query[] }[]
  readonly annotations: { readonly list: readonly Query[] }
}
const queries = [...dashboard.panels.flatMap(({ targets }) => targets), ...dashboard.annotations.list].map(
  ({ expr }) => expr,
)

const guide = readFileSync('docs/alarms.md', 'utf8')
/** An alarm's name and its text. */
const sections = new Map(
  [...guide.matchAll(/^### (\w+)\n([^]*?)(?=^##|(?![^]))/gm)].map(([, name = '', text = '']) => [name, text]),
)

const folder = mkdtempSync(join(tmpdir(), 'alarms-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The metrics that an expression reads: what is left without texts, labels, functions and words. */
function metricsIn(expr: string): string[] {
  const bare = expr
    .replaceAll(/"[^"]*"/g, '""')
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\b(?:by|without|on|ignoring) ?\([^)]*\)/g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
  return [...bare.matchAll(/\b[a-z_]\w*\b(?! *\()/gi)]
    .map(([name]) => name)
    .filter((name) => !/^(?:and|or|unless|bool|e\d+)$/.test(name))
}

/** The values that an expression compares a label with. */
function labelValues(expr: string, label: string): string[] {
  return [...expr.matchAll(new RegExp(`\\b${label}=~?"([^"]+)"`, 'g'))].flatMap(([, value = '']) =>
    value.split('|'),
  )
}

describe('the alarms', () => {
  it('are described one by one, with the severity of their rule', () => {
    expect(rules.length).toBeGreaterThanOrEqual(23)
    expect([...sections.keys()].toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted())
    for (const { alert, labels, annotations } of rules) {
      expect(annotations.runbook, alert).toBe(`docs/alarms.md#${alert.toLowerCase()}`)
      expect(annotations.summary, alert).toMatch(/\.$/)
      expect(sections.get(alert)?.trim().toLowerCase(), alert).toMatch(new RegExp(`^${labels.severity}: `))
    }
  })

  it('cover all that the site logs at start-up and daily', () => {
    const { 1: daily = '' } =
      /runDailyPurge\(([^]*?)\n {2}\}\)/.exec(readFileSync('app/start/backend.server.ts', 'utf8')) ?? []
    expect(daily.match(/report\w+\(/g)).toHaveLength(4)
    const watched = rules.flatMap(({ expr }) => labelValues(expr, 'event'))
    expect(watched).toEqual(
      expect.arrayContaining([
        'book.holidays-not-listed',
        'appointments.outside-hours',
        'store.clock-apart',
        'purge.open-requests-overdue',
      ]),
    )
  })

  it('name events that the server logs', () => {
    const code = globSync('app/**/*.server.ts')
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n')
    const events = rules.flatMap(({ expr }) => labelValues(expr, 'event'))
    expect(events.length).toBeGreaterThan(15)
    const described = [...guide.matchAll(/`([a-z]+\.[a-z]+(?:-[a-z]+)*)` (?:in|with)/g)].map(
      ([, name = '']) => name,
    )
    expect([...events, ...described].filter((name) => !code.includes(`'${name}'`))).toEqual([])
  })
})

it('the metrics of a running site are those that the alarms and the dashboard read', async () => {
  const port = await freePort()
  const site = await startSite({ DATA_DIR: join(folder, 'data'), METRICS_PORT: String(port) })
  try {
    await fetch(`${site.url}/es`)
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    const kinds = [...text.matchAll(/^# TYPE (\S+) (\w+)/gm)]
    const known = new Set(
      kinds.flatMap(([, name = '', kind]) =>
        kind === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
      ),
    )
    // Made by Prometheus itself.
    known.add('up')
    for (const { alert, expr } of rules) {
      expect(metricsIn(expr).length, alert).toBeGreaterThan(0)
      expect(
        metricsIn(expr).filter((name) => !known.has(name)),
        alert,
      ).toEqual([])
    }
    for (const expr of queries)
      expect(
        metricsIn(expr).filter((name) => !known.has(name)),
        expr,
      ).toEqual([])
    // The log's warning that mail is kept as files.
    expect(text).toMatch(/^site_events_total\{event="mail.transport",level="warn",kind=""\} 1$/m)
    expect(text).toMatch(/^site_version_info\{version="\d+\.\d+\.\d+",build="[0-9a-f]+"\} 1$/m)
    expect(text).toMatch(/^site_requests_overdue 0$/m)
  } finally {
    await endSite(site, 'SIGINT')
  }
})

describe('Prometheus', () => {
  it('accepts the rules, the scrape configuration and the queries of the dashboard', (context) => {
    const promtool = debianProgram('prometheus', context)
    execFileSync(promtool, ['check', 'config', 'ops/prometheus.yml'], { stdio: 'pipe' })
    expect(queries.length).toBeGreaterThan(20)
    const file = join(folder, 'queries.yml')
    const recorded = queries.map((expr, index) => ({ record: `query_${index}`, expr }))
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules: recorded }] }))
    const checked = execFileSync(promtool, ['check', 'rules', file], { encoding: 'utf8' })
    expect(checked).toContain(`${queries.length} rules found`)
  })

  it('raises alarms when they are due and ends them', (context) => {
    const promtool = debianProgram('prometheus', context)
    const eventAt = (event: string, values: string) => ({
      series: `site_event_last_timestamp_seconds{job="site",event="${event}",level="warn",kind=""}`,
      values,
    })
    const alert = (name: string, at: string, ...labels: object[]) => {
      const rule = rules.find((each) => each.alert === name)
      const severity = rule?.labels.severity
      return {
        eval_time: at,
        alertname: name,
        exp_alerts: labels.map((more) => ({
          exp_labels: { severity, ...more },
          ...(rule && !rule.annotations.summary.includes('{{') && { exp_annotations: rule.annotations }),
        })),
      }
    }
    const daily = { job: 'site', event: 'appointments.outside-hours', level: 'warn' }
    const test = {
      rule_files: [join(process.cwd(), 'ops/alerts.yml')],
      evaluation_interval: '1m',
      tests: [
        {
          interval: '1h',
          input_series: [
            // Logged at the start and once more a day later.
            eventAt('appointments.outside-hours', '0x23 86400x48'),
            {
              series: 'site_version_info{job="site",version="1.0.0",build="a",instance="x"}',
              values: '1x72',
            },
          ],
          alert_rule_test: [
            alert('SiteAppointmentsOutsideHours', '1h', daily),
            alert('SiteAppointmentsOutsideHours', '24h', daily),
            alert('SiteAppointmentsOutsideHours', '48h', daily),
            alert('SiteAppointmentsOutsideHours', '50h'),
            alert('SiteVersionsDiffer', '50h'),
          ],
        },
        {
          interval: '1m',
          input_series: [
            { series: 'up{job="site",instance="x"}', values: '1x9 0x200' },
            { series: 'up{job="site",instance="y"}', values: '0x9 1x9 0x200' },
            { series: 'site_store_up{job="site"}', values: '1x4 0x9 1x9' },
          ],
          alert_rule_test: [
            // During an upgrade one of the two runs.
            alert('SiteDown', '15m'),
            alert('SiteDown', '23m', {}),
            alert('SiteStoreDown', '5m'),
            alert('SiteStoreDown', '8m', { job: 'site' }),
            alert('SiteStoreDown', '16m'),
            alert('SiteBackupMissing', '1h'),
            alert('SiteBackupMissing', '3h', {}),
          ],
        },
      ],
    }
    const file = join(folder, 'test.yml')
    writeFileSync(file, JSON.stringify(test))
    expect(execFileSync(promtool, ['test', 'rules', file], { encoding: 'utf8' })).toContain('SUCCESS')
  })
})
