import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { get } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { mountWeb } from './apps/server/src/mount-web.ts'
import { startEdge, writeEdge } from './bench/result-day/edge.ts'

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

test.skipIf(!existsSync(NGINX) || !hasProgram('openssl'))(
  'the edge keeps a page packed against the one before it for whoever has that one too, and for nobody else',
  async () => {
    const site = await startPackedSite(folder())
    const edge = await startEdge(folder(), [site.port])
    onTestFinished(edge.stop)
    const get = (path: string, dictionary?: Buffer) => fetchPacked(`${edge.origin}${path}`, dictionary)
    const first = await get('/seats/1')
    const page = brotliDecompressSync(first.body)
    expect([first.cache, (await get('/seats/1')).cache]).toEqual(['MISS', 'HIT'])
    const [packed, again] = [await get('/seats/2', page), await get('/seats/2', page)]
    expect([packed.encoding, packed.cache, again.encoding, again.cache]).toEqual(['dcb', 'MISS', 'dcb', 'HIT'])
    expect(again.body.equals(packed.body)).toBe(true)
    expect([again.headers['cache-control'], again.headers['x-accel-expires']]).toEqual([
      'private, max-age=60',
      undefined,
    ])
    const whole = await get('/seats/2')
    expect([whole.encoding, whole.cache]).toEqual(['br', 'MISS'])
    const stranger = Buffer.from('a page that nobody sent')
    expect([(await get('/seats/2', stranger)).cache, (await get('/seats/2', stranger)).cache]).toEqual(['MISS', 'MISS'])
    expect((await get('/seats/2', stranger)).encoding).toBe('br')
  },
)

type Packed = { body: Buffer; encoding: unknown; cache: unknown; headers: IncomingHttpHeaders }

/** Asks the edge as a browser does that may have a page to read the next one against. */
function fetchPacked(url: string, dictionary: Buffer | undefined): Promise<Packed> {
  const named = dictionary && createHash('sha256').update(dictionary).digest('base64')
  const headers = { 'accept-encoding': 'br, dcb', ...(named && { 'available-dictionary': `:${named}:` }) }
  return new Promise((resolve, reject) => {
    get(url, { headers, rejectUnauthorized: false }, async (answer) => {
      const body = await buffer(answer)
      const { 'content-encoding': encoding, 'x-cache': cache } = answer.headers
      resolve({ body, encoding, cache, headers: answer.headers })
    }).on('error', reject)
  })
}

/** Public pages that have most in common, as the product sends them. */
async function startPackedSite(buildFolder: string): Promise<{ port: number }> {
  const app = Fastify()
  mkdirSync(join(buildFolder, 'client'))
  mkdirSync(join(buildFolder, 'server'))
  const common = Array.from({ length: 40 }, (_, at) => createHash('sha256').update(String(at)).digest('hex')).join(' ')
  writeFileSync(
    join(buildFolder, 'server', 'index.js'),
    `const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=60' }
     const answer = async ({ url }) => new Response('<p>' + new URL(url).pathname + ' ${common}</p>', { headers })
     export const assets = { version: 'b1' }
     export const entry = { module: { openPages: () => ({ answer, parametersOf: () => undefined }) } }`,
  )
  await mountWeb(app, { buildFolder, origin: 'http://127.0.0.1', isProduction: false, reportError: () => undefined })
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  return { port: (app.server.address() as AddressInfo).port }
}
