import { randomUUID } from 'node:crypto'
import { auth } from '@sopaan/contract/auth'
import { managedParentPapers } from '@sopaan/contract/managed-parent-papers'
import { parents } from '@sopaan/contract/parents'
import type { Role } from '@sopaan/contract/users'
import { makeAccount } from '#api/features/account/accounts/accounts.service.ts'
import { hashPassword } from '#api/features/account/passwords/passwords.service.ts'
import { hashToken } from '#api/seal.ts'
import { type Browser, openBrowser, requestIn } from './browser.ts'
import { formWithFile } from './form-with-file.ts'
import type { TestApp } from './start-app.ts'

/** Somebody with an account, and a browser that may be signed in to it. */
export type Person = { userId: string; email: string; password: string; browser: Browser }

/** A password no list has and nobody's name is in. */
export const GOOD_PASSWORD = 'velvet-otter-47-canal'

/** An account with a proven address, and a browser that is not signed in. */
export async function aPerson(server: TestApp, role: Role = 'mentee', password = GOOD_PASSWORD): Promise<Person> {
  const email = `${role}-${randomUUID().slice(0, 8)}@example.org`
  const account = await makeAccount(server.deps, {
    email,
    fullName: 'Kiran Das',
    role,
    language: 'en',
    password: await hashPassword(server.deps, password),
  })
  if (!account) throw new Error('The address is taken.')
  return { userId: account.id, email, password, browser: openBrowser(server.app.fastify) }
}

/** Somebody signed in. */
export async function aSignedIn(server: TestApp, role: Role = 'mentee'): Promise<Person> {
  const person = await aPerson(server, role)
  await signIn(person)
  return person
}

/** Somebody signed in, and the contract's client in their browser. */
export async function aClient(
  server: TestApp,
  role: Role = 'mentee',
): Promise<{ person: Person; request: ReturnType<typeof requestIn> }> {
  const person = await aSignedIn(server, role)
  return { person, request: requestIn(person) }
}

/** Signs a person in, in their browser or another. */
export async function signIn(person: Person, browser = person.browser, rememberMe = false): Promise<void> {
  const answer = await browser.call(auth.login, {
    body: { email: person.email, password: person.password, rememberMe },
  })
  if (answer.statusCode !== 200) throw new Error(`Sign-in was refused: ${answer.body}`)
}

/** The token of the link in the newest mail to an address. */
export function mailedToken(server: TestApp, to: string): string {
  const mail = server.mails.findLast((sent) => sent.to === to)
  const token = /[?&]token=([\w-]{43})/.exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error(`There is no mail with a link to ${to}.`)
  return token
}

/** The code in the newest mail to an address. */
function mailedCode(server: TestApp, to: string): string {
  const mail = server.mails.findLast((sent) => sent.to === to)
  const code = /: (\d{6})$/m.exec(mail?.text ?? '')?.[1]
  if (!code) throw new Error(`There is no mail with a code to ${to}.`)
  return code
}

/** Has a code mailed to the parent of a link, and reads it. */
export async function parentCode(server: TestApp, token: string, to: string): Promise<string> {
  const body = { token, language: 'en' as const }
  await openBrowser(server.app.fastify).call(parents.sendCode, { body, ip: '198.51.100.7' })
  await server.runWorker()
  return mailedCode(server, to)
}

/** A whole PDF that does nothing. */
const PAPER = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

/** Sends a paper as the parent of a link, from a browser of its own unless one is given. */
export function postPaper(
  server: TestApp,
  token: string,
  bytes: Buffer = PAPER,
  browser = openBrowser(server.app.fastify),
) {
  const { payload, headers } = formWithFile('paper', bytes)
  return browser.call(parents.sendPaper, {
    payload,
    headers: { ...headers, 'x-parent-token': token },
    ip: '198.51.100.7',
  })
}

/** The parent of a link, who answered, proves to be one: a paper is sent, and somebody of the staff accepts it. */
export async function proveByPaper(server: TestApp, token: string): Promise<void> {
  const sent = await postPaper(server, token)
  if (sent.statusCode !== 200) throw new Error(`The paper was refused: ${sent.body}`)
  const { browser } = await aSignedIn(server, 'admin')
  const { id } = await server.deps.db
    .selectFrom('parentPapers')
    .innerJoin('parentLinks', 'parentLinks.consentId', 'parentPapers.consentId')
    .select('parentPapers.id')
    .where('parentLinks.tokenHash', '=', hashToken(token))
    .where('parentPapers.state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  const decided = await browser.call(managedParentPapers.decide, { params: { id }, body: { isAccepted: true } })
  if (decided.statusCode !== 200) throw new Error(`Staff could not accept: ${decided.body}`)
}
