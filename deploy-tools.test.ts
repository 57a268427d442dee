import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeEdge } from './bench/result-day/edge.ts'

/** What the deploy kit is judged by its own programs for, each where the machine has it. */

const hasProgram = (name: string) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0
/** nginx lies where only root looks. */
const NGINX = '/usr/sbin/nginx'
const SETTINGS = {
  SECRET_KEY: 'x',
  POSTGRES_PASSWORD: 'x',
  POSTGRES_OWNER_PASSWORD: 'x',
  SMTP_URL: 'smtps://mail.example',
  S3_ACCESS_KEY_ID: 'x',
  S3_SECRET_ACCESS_KEY: 'x',
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'sopaan-deploy-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

/** What a program says of a file; it answers 0. */
function judge(program: string, words: readonly string[], cwd = '.'): string {
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...SETTINGS },
  })
  expect(status, `${stdout}${stderr}`).toBe(0)
  return stdout
}

test.skipIf(!existsSync(NGINX) || !hasProgram('openssl'))('nginx takes the example of the edge', () => {
  const { file, place } = writeEdge(folder(), [3000, 3001], { plainPort: 8080, port: 8443 })
  judge(NGINX, ['-t', '-q', '-c', file, '-p', place])
})

test.skipIf(!hasProgram('promtool'))('promtool takes the rules of alerts', () => {
  judge('promtool', ['check', 'rules', 'deploy/prometheus/alerts.yaml'])
})

test.skipIf(!hasProgram('systemd-analyze'))('systemd takes the unit', () => {
  const place = folder()
  const unit = readFileSync('deploy/sopaan.service', 'utf8').replace(/ExecStart=\S+/, `ExecStart=${process.execPath}`)
  writeFileSync(join(place, 'sopaan.service'), unit)
  judge('systemd-analyze', ['verify', join(place, 'sopaan.service')])
})

test.skipIf(!hasProgram('kubectl'))('kubectl reads every manifest, and each thing in it once', () => {
  const place = folder()
  cpSync('deploy/kubernetes', place, { recursive: true })
  const files = ['settings.yaml', 'migrate.yaml', 'web.yaml', 'worker.yaml']
  writeFileSync(join(place, 'kustomization.yaml'), `resources: [${files.join(', ')}]\n`)
  const kinds = [...judge('kubectl', ['kustomize', place]).matchAll(/^kind: (\w+)$/gm)].map(([, kind]) => kind)
  expect(kinds.toSorted()).toEqual([
    'ConfigMap',
    'Deployment',
    'Deployment',
    'HorizontalPodAutoscaler',
    'Job',
    'PodDisruptionBudget',
    'Service',
  ])
})

/** Compose as a part of docker, or the older one as a program of its own. */
const COMPOSE = [['docker', 'compose'], ['docker-compose']].find(
  ([program = '', ...words]) => spawnSync(program, [...words, 'version']).status === 0,
)

test.skipIf(COMPOSE === undefined)(
  'compose takes its file, and starts all that serves with nothing to write to but its own folders',
  () => {
    const [program = '', ...words] = COMPOSE ?? []
    const whole = judge(program, [...words, '-f', 'deploy/compose.yaml', 'config'])
    const services = new Map(
      whole.split(/^ {2}(?=[\w-]+:$)/m).map((part) => [part.slice(0, part.indexOf(':')), part] as const),
    )
    for (const name of ['migrate', 'web-1', 'web-2', 'worker']) {
      expect(services.get(name), name).toMatch(/read_only: true/)
      expect(services.get(name), name).toMatch(/no-new-privileges:true/)
    }
    expect(['web-1', 'web-2', 'worker'].map((name) => /ROLE: (\w+)/.exec(services.get(name) ?? '')?.[1])).toEqual([
      'web',
      'web',
      'worker',
    ])
  },
)
