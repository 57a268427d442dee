import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '@sopaan/api/testing/free-port'
import { waitForPort } from '@sopaan/api/testing/wait-for-port'

/** nginx in front of processes of this machine. */
export type Edge = { origin: string; stop: () => Promise<void> }

const PROGRAMS = ['/usr/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx']
const EXAMPLE = join(import.meta.dirname, '../../deploy/nginx.conf')
const CERTIFICATE_PROGRAM = 'openssl'

/**
 * Starts nginx with the example of the deploy kit: names, ports, certificate and folders are this machine's, all else is what
 * the file says.
 * @throws {Error} where the machine has no nginx, or nginx does not take the file
 */
export async function startEdge(folder: string, ports: readonly number[]): Promise<Edge> {
  const program = PROGRAMS.find((path) => existsSync(path))
  if (!program) throw new Error('nginx is not on this machine (Debian: apt install nginx-light).')
  const [plainPort, port] = [await findFreePort(), await findFreePort()]
  const { file, place } = writeEdge(folder, ports, { plainPort, port })
  execFileSync(program, ['-t', '-q', '-c', file, '-p', place])
  const child = spawn(program, ['-c', file, '-p', place], { stdio: 'ignore' })
  const end = () => void child.kill('SIGTERM')
  process.once('exit', end)
  await waitForPort(child, port)
  return {
    origin: `https://localhost:${port}`,
    stop: async () => {
      process.removeListener('exit', end)
      const ended = once(child, 'exit')
      end()
      await ended
    },
  }
}

/** The example as this machine takes it, with a certificate of its own. */
export function writeEdge(
  folder: string,
  ports: readonly number[],
  { plainPort, port }: { plainPort: number; port: number },
): { file: string; place: string } {
  const place = join(folder, 'edge')
  mkdirSync(join(place, 'certs'), { recursive: true })
  // Its workers are nobody's, and keep pages below.
  for (const path of [folder, place]) chmodSync(path, 0o755)
  makeCertificate(join(place, 'certs'))
  const file = join(place, 'nginx.conf')
  const servers = ports.map((each) => `    server 127.0.0.1:${each} max_fails=2 fail_timeout=5s;`).join('\n')
  const config = readFileSync(EXAMPLE, 'utf8')
    .replace(/(?: +server web-\d:3000 [^\n]+\n)+/, `${servers}\n`)
    .replace('listen 80 default_server', `listen 127.0.0.1:${plainPort} default_server`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replaceAll('/etc/nginx/certs', join(place, 'certs'))
    .replace('/var/cache/nginx/sopaan', join(place, 'cache'))
  writeFileSync(file, `daemon off;\npid ${join(place, 'pid')};\nerror_log ${join(place, 'error.log')};\n${config}`)
  return { file, place }
}

function makeCertificate(folder: string): void {
  const [key, chain] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')]
  const words = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  execFileSync(CERTIFICATE_PROGRAM, [...words, '-subj', '/CN=localhost', '-keyout', key, '-out', chain], {
    stdio: 'ignore',
  })
}
