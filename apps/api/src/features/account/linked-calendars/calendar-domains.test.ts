import { linkedCalendars } from '@sopaan/contract/linked-calendars'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import type { CalendarDns } from '#api/outside/calendar-dns.ts'
import { type CalendarHttp, CalendarRefused, localCalendarHttp } from '#api/outside/calendar-http.ts'
import { aClient } from '#api/testing/people.ts'
import { DAV_PERSON, hasRadicale, startRadicale } from '#api/testing/radicale.ts'
import { startApp } from '#api/testing/start-app.ts'

const DOMAIN = 'example.org'
const HOST = 'dav.example.org'

describe.skipIf(!hasRadicale())('with a CalDAV server', async () => {
  if (!hasRadicale()) return
  const radicale = await startRadicale()
  afterAll(radicale.stop)
  await radicale.makeCalendar('school', 'School')

  /** Somebody whose domain says where its calendars are; `answering` are the hosts behind which the server is. */
  async function start(service: Awaited<ReturnType<CalendarDns>>, answering: readonly string[]) {
    const local = localCalendarHttp(() => new Date())
    const called = new Set<string>()
    const asked: string[] = []
    const calendarHttp: CalendarHttp = async (request) => {
      const { host, pathname } = new URL(request.url)
      called.add(host)
      if (!answering.includes(host)) throw new CalendarRefused('unreachable')
      return local({ ...request, url: `${radicale.address}${pathname}` })
    }
    const calendarDns = async (domain: string) => {
      asked.push(domain)
      return service
    }
    const server = await startApp({ outside: { calendarHttp, calendarDns } })
    onTestFinished(server.stop)
    const { request } = await aClient(server)
    const connect = (address: string, password = DAV_PERSON.password) =>
      request(linkedCalendars.connectCaldav, { body: { address, userName: DAV_PERSON.userName, password } })
    return { connect, called, asked }
  }

  test.each([DOMAIN, `https://${DOMAIN}`, `asha@${DOMAIN}`])(
    '%s is found where the domain says its calendars are',
    async (address) => {
      const { connect, called, asked } = await start({ host: HOST, port: 443, path: '/' }, [HOST])
      const { data } = await connect(address)
      expect(data.links).toMatchObject([{ host: HOST, calendars: [{ name: 'School' }] }])
      expect([asked, [...called]]).toEqual([[DOMAIN], [HOST]])
    },
  )

  test('what the domain says may be old: what was typed is asked too', async () => {
    const { connect, called } = await start({ host: HOST, port: 443, path: '/' }, [DOMAIN])
    expect((await connect(DOMAIN)).data.links).toMatchObject([{ host: DOMAIN }])
    expect([...called]).toEqual([HOST, DOMAIN])
  })

  test('a wrong password is wrong where the domain says, and is sent nowhere else', async () => {
    const { connect, called } = await start({ host: HOST, port: 443, path: '/' }, [HOST, DOMAIN])
    await expect(connect(DOMAIN, 'wrong')).rejects.toMatchObject({ code: 'CALENDAR_ACCESS' })
    expect([...called]).toEqual([HOST])
  })

  test('a host of another domain gets no password before its person has typed it, and the refusal names it', async () => {
    const elsewhere = 'dav.example.net'
    const { connect, called } = await start({ host: elsewhere, port: 443, path: '/' }, [elsewhere])
    await expect(connect(DOMAIN)).rejects.toMatchObject({ code: 'CALENDAR_ELSEWHERE', details: { host: elsewhere } })
    expect([...called]).toEqual([DOMAIN])
    expect((await connect(elsewhere)).data.links).toMatchObject([{ host: elsewhere }])
  })

  test('an address with a path or port says itself where calendars are', async () => {
    const { connect, asked } = await start({ host: HOST, port: 443, path: '/' }, [`${DOMAIN}:5232`])
    expect((await connect(`https://${DOMAIN}:5232/`)).data.links).toHaveLength(1)
    expect(asked).toEqual([])
  })
})
