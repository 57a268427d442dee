import { randomBytes } from 'node:crypto'
import { readConfig } from '@sopaan/api/config'
import { connect } from '@sopaan/api/db/connect'
import { migrate } from '@sopaan/api/db/migrate'
import type { Deps } from '@sopaan/api/deps'
import type { RequestContext } from '@sopaan/api/http/serve'
import { createLog } from '@sopaan/api/log'
import { openOutside } from '@sopaan/api/outside/open'
import { razorpayGateway } from '@sopaan/api/outside/razorpay'
import { standInSettings } from '@sopaan/api/testing/razorpay-stand-in'

/** What sells: a database server, the provider's stand-in, and what is needed to fill them. */
export type Shop = {
  deps: Deps
  request: RequestContext
  addPlan: () => Promise<string>
  addBuyer: (email: string) => Promise<string>
  close: () => Promise<void>
}

/** Opens a shop over a database and a stand-in that run elsewhere. */
export async function openShop(place: { databaseUrl: string; standInUrl: string; secretKey: string }): Promise<Shop> {
  const now = () => new Date()
  const config = readConfig({ SECRET_KEY: place.secretKey, DATABASE_URL: place.databaseUrl })
  const log = createLog({ level: 'silent', form: 'json', now, write: () => undefined })
  const database = await connect({ url: place.databaseUrl, onError: () => undefined })
  await migrate(database)
  const gateway = razorpayGateway(standInSettings({ url: place.standInUrl }), now)
  const deps: Deps = { db: database.db, now, random: randomBytes, config, log, ...openOutside(config, now), gateway }
  const none = () => undefined
  return {
    deps,
    request: {
      requestId: 'bench',
      url: '/',
      ip: '127.0.0.1',
      userAgent: undefined,
      cookies: new Map(),
      setCookie: none,
      setHeader: none,
      giveXsrfToken: none,
    },
    addPlan: () => addPlan(deps),
    addBuyer: (email) => addBuyer(deps, email),
    close: () => database.close(),
  }
}

async function addPlan({ db, now }: Deps): Promise<string> {
  const words = JSON.stringify({ en: 'Bench' })
  const figures = { pricePaise: 49_900, gstRateBp: 1_800, sac: '999293', validityDays: 30, mentoringCredits: 2 }
  const { id } = await db
    .insertInto('plans')
    .values({
      changedAt: now(),
      ...figures,
      name: words,
      description: words,
      features: JSON.stringify({ en: [] }),
      isHighlighted: false,
      position: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function addBuyer({ db, now }: Deps, email: string): Promise<string> {
  const secret = { passwordHash: '', passwordKeyId: 'bench', passwordChangedAt: now() }
  const { id } = await db
    .insertInto('users')
    .values({ role: 'mentee', email, fullName: 'Bench Sample', birthMonth: '2000-01', ...secret })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
