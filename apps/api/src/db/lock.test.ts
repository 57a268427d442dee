import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { lockFolder } from './lock.ts'

const LOCK = join(import.meta.dirname, 'lock.ts')
const script = (folder: string, then: string) =>
  `const { lockFolder } = await import(${JSON.stringify(LOCK)}); lockFolder(${JSON.stringify(folder)}); ${then}`

test('a second process is refused with one line that names the folder; after a release it is not', () => {
  const home = mkdtempSync(join(tmpdir(), 'sopaan-lock-'))
  const folder = join(home, 'database')
  const lock = lockFolder(folder)
  const another = () =>
    execFileSync(process.execPath, ['--input-type=module', '-e', script(folder, '')], { stdio: 'pipe' })
  expect(another).toThrow(`${folder} is in use by another process`)
  lock.release()
  expect(another).not.toThrow()
  rmSync(home, { recursive: true })
})

test('a process that was killed holds the folder no longer', async () => {
  const home = mkdtempSync(join(tmpdir(), 'sopaan-lock-'))
  const folder = join(home, 'database')
  const holder = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    script(folder, 'console.log("held"); setInterval(() => {}, 1000)'),
  ])
  await once(holder.stdout, 'data')
  expect(() => lockFolder(folder)).toThrow('is in use by another process')
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  // The system gives it back on its own time, after the process has ended.
  await vi.waitFor(() => lockFolder(folder).release(), { timeout: 30_000 })
  rmSync(home, { recursive: true })
})
