import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from './free-port.ts'

/** Whom the server knows. */
export const DAV_PERSON = { userName: 'asha', password: 'app-password-1' }

/** A CalDAV server of a test's own, on 127.0.0.1, gone when it is stopped. */
export type TestRadicale = {
  address: string
  /** Makes a calendar. @returns its address */
  makeCalendar: (name: string, displayName: string) => Promise<string>
  /** Writes a file as another app would. */
  put: (url: string, text: string) => Promise<void>
  remove: (url: string) => Promise<void>
  /** The files of a calendar, by address. */
  read: (calendar: string) => Promise<Map<string, string>>
  /** What its person types as a password from now on. */
  changePassword: (password: string) => void
  stop: () => void
}

const STARTS_WITHIN_MS = 15_000

/** Whether tests with the server run here: where it is installed, and where nothing may be left out. */
export function hasRadicale(): boolean {
  return process.env.NOTHING_LEFT_OUT === '1' || spawnSync('radicale', ['--version'], { stdio: 'ignore' }).status === 0
}

/** Starts Radicale in a folder of its own, on a free port. @throws {Error} where it does not answer */
export async function startRadicale(): Promise<TestRadicale> {
  const folder = mkdtempSync(join(tmpdir(), 'sopaan-radicale-'))
  mkdirSync(join(folder, 'collections'))
  const port = await findFreePort()
  const users = join(folder, 'users')
  const changePassword = (password: string) => writeFileSync(users, `${DAV_PERSON.userName}:${password}\n`)
  changePassword(DAV_PERSON.password)
  const config = join(folder, 'config')
  writeFileSync(
    config,
    `[server]\nhosts = 127.0.0.1:${port}\n[auth]\ntype = htpasswd\nhtpasswd_filename = ${users}\nhtpasswd_encryption = plain\ndelay = 0\n[storage]\nfilesystem_folder = ${join(folder, 'collections')}\n[logging]\nlevel = error\n`,
  )
  const server = spawn('radicale', ['--config', config], { stdio: 'ignore' })
  const end = () => void server.kill('SIGKILL')
  process.once('exit', end)
  const address = `http://127.0.0.1:${port}`
  await untilAnswers(address, server)
  const send = senderTo()
  return {
    address,
    makeCalendar: async (name, displayName) => {
      const url = `${address}/${DAV_PERSON.userName}/${name}/`
      const body = `<c:mkcalendar xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:set><d:prop><d:displayname>${displayName}</d:displayname><c:supported-calendar-component-set><c:comp name="VEVENT"/></c:supported-calendar-component-set></d:prop></d:set></c:mkcalendar>`
      await send('MKCALENDAR', url, body)
      return url
    },
    put: async (url, text) => void (await send('PUT', url, text)),
    remove: async (url) => void (await send('DELETE', url)),
    read: async (calendar) => {
      const text = await send('GET', calendar)
      return new Map(
        text
          .split(/(?=BEGIN:VEVENT)/)
          .slice(1)
          .map((part) => [/^UID:(.*)$/m.exec(part)?.[1]?.trim() ?? '', part]),
      )
    },
    changePassword,
    stop: () => {
      process.off('exit', end)
      end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function senderTo() {
  const authorization = `Basic ${Buffer.from(`${DAV_PERSON.userName}:${DAV_PERSON.password}`).toString('base64')}`
  return async (method: string, url: string, body?: string): Promise<string> => {
    const answer = await fetch(url, { method, headers: { authorization }, ...(body !== undefined && { body }) })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status}: ${text}`)
    return text
  }
}

async function untilAnswers(address: string, server: ChildProcess): Promise<void> {
  const untilMs = performance.now() + STARTS_WITHIN_MS
  while (performance.now() < untilMs && server.exitCode === null) {
    const isThere = await fetch(`${address}/.well-known/caldav`, { redirect: 'manual' }).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await pause(100)
  }
  server.kill('SIGKILL')
  throw new Error('Radicale did not start.')
}
