import { mentors } from '@sopaan/contract/mentors'
import { users } from '@sopaan/contract/users'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { openBrowser } from '#api/testing/browser.ts'
import { formWithFile } from '#api/testing/form-with-file.ts'
import { aMentorWithHours } from '#api/testing/mentors.ts'
import { aSignedIn, type Person } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'

const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#4548f8' } })
  .jpeg()
  .toBuffer()
const upload = async (person: Person): Promise<string> =>
  (await person.browser.call(users.uploadProfilePic, formWithFile('profilePic', bytes, { type: 'image/jpeg' }))).json()
    .data.profilePic

test('caches keep the picture of a mentor whom everybody can see for ten minutes, and of nobody else', async () => {
  const server = await startApp()
  onTestFinished(server.stop)
  const [mentor, mentee] = [await aMentorWithHours(server), await aSignedIn(server)]
  const stranger = openBrowser(server.app.fastify)
  const own = await upload(mentor)
  const { pictureUrl } = (await stranger.call(mentors.get, { params: { id: mentor.userId } })).json().data
  const shown = await stranger.send('GET', pictureUrl)
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'public, max-age=600, s-maxage=600, stale-if-error=86400',
  })
  expect((await stranger.send('GET', own)).headers['cache-control']).toBe('no-store')
  const ofMentee = (await upload(mentee)).split('/').at(-1) ?? ''
  expect((await stranger.call(users.mentorPicture, { params: { name: ofMentee } })).statusCode).toBe(404)
  await mentor.browser.call(users.removeProfilePic)
  expect((await stranger.send('GET', pictureUrl)).statusCode).toBe(404)
})
