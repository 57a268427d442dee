import { managedMentors } from '@sopaan/contract/managed-mentors'
import { mentorAnswers } from '@sopaan/contract/mentor-answers'
import { mentorCounts } from '@sopaan/contract/mentor-counts'
import { mentors } from '@sopaan/contract/mentors'
import { savedMentors } from '@sopaan/contract/saved-mentors'
import { PICTURE_BYTES_MAX, users } from '@sopaan/contract/users'
import type { Deps } from '#api/deps.ts'
import { auditView } from '#api/features/operations/audit/audit.service.ts'
import type { App } from '#api/http/app.ts'
import { downloadList } from '#api/http/list-file.ts'
import { Prepared } from '#api/http/prepared.ts'
import { serve } from '#api/http/serve.ts'
import { countMentors, listMentors } from './listed-mentors.service.ts'
import { decideOnMentor, findProof, listForStaff, MENTORS_FILE } from './managed-mentors.service.ts'
import { findMentor, findMentorPicture, findOwnMentor, listSlots } from './mentors.service.ts'
import { applyAsMentor, attachProof, changeMentorFields, changeMentorHours } from './own-mentor.service.ts'
import { changeAnswers, readAnswers } from './ready-answers.service.ts'
import { changeSaved, listForOwnList, listSaved } from './saved-mentors.service.ts'

/** Room for the words around a file. */
const MULTIPART_BYTES = 4 * 1024
const WRITE = { limits: [{ name: 'mentor-write', by: 'user' }] } as const

/** Mentors as everybody sees them, a mentor's own record, and applications before staff. */
export function mentorsRoutes(app: App, deps: Deps): void {
  serve(app, mentors.list, async ({ query }) => {
    const { data, total } = await listMentors(deps, query)
    return { data, page: query.page, limit: query.limit, total }
  })
  serve(app, mentorCounts.count, ({ query }) => countMentors(deps, query))
  serve(app, mentors.get, ({ params }) => findMentor(deps, params.id))
  serve(app, users.mentorPicture, async ({ params, request }) => {
    const bytes = await findMentorPicture(deps, params.name)
    request.setHeader('content-security-policy', "default-src 'none'; sandbox")
    request.setHeader('content-disposition', 'inline; filename="picture.webp"')
    return new Prepared(bytes, { contentType: 'image/webp' })
  })
  serve(app, savedMentors.list, ({ actor }) => listSaved(deps, actor))
  serve(app, savedMentors.forList, ({ actor }) => listForOwnList(deps, actor))
  serve(
    app,
    savedMentors.change,
    ({ params, body, caller }) => changeSaved(deps, caller, { ...params, ...body }),
    WRITE,
  )
  serve(app, mentors.slots, ({ params, query }) => listSlots(deps, { ...params, ...query }))
  ownRoutes(app, deps)
  staffRoutes(app, deps)
}

function ownRoutes(app: App, deps: Deps): void {
  serve(app, mentors.own, async ({ actor }) => (await findOwnMentor(deps, actor.userId)) ?? null)
  serve(app, mentors.apply, ({ body, caller }) => applyAsMentor(deps, caller, body), WRITE)
  serve(app, mentors.attachProof, ({ upload, caller }) => attachProof(deps, caller, upload), {
    uploadBytesMax: PICTURE_BYTES_MAX + MULTIPART_BYTES,
    limits: [{ name: 'uploads', by: 'user' }],
  })
  serve(app, mentors.change, ({ body, caller }) => changeMentorFields(deps, caller, body), WRITE)
  serve(app, mentorAnswers.read, ({ actor }) => readAnswers(deps, actor))
  serve(app, mentorAnswers.change, ({ body, caller }) => changeAnswers(deps, caller, body), WRITE)
  serve(app, mentors.changeHours, ({ body, caller }) => changeMentorHours(deps, caller, body), WRITE)
}

function staffRoutes(app: App, deps: Deps): void {
  serve(app, managedMentors.list, async ({ caller, query }) => {
    await auditView(deps, { ...caller, action: 'mentors.look', target: { type: 'mentors' }, asked: query })
    const { data, total } = await listForStaff(deps, query)
    return { data, page: query.page, limit: query.limit, total }
  })
  serve(
    app,
    managedMentors.csv,
    ({ caller, query }) => downloadList(deps, caller, { file: MENTORS_FILE, wanted: query }),
    { limits: [{ name: 'staff-exports', by: 'user' }] },
  )
  serve(app, managedMentors.proof, async ({ caller, params, request }) => {
    request.setHeader('content-security-policy', "default-src 'none'; sandbox")
    request.setHeader('content-disposition', 'inline; filename="proof.webp"')
    return new Prepared(await findProof(deps, caller, params.id), { contentType: 'image/webp' })
  })
  serve(
    app,
    managedMentors.decide,
    ({ caller, params, body }) => decideOnMentor(deps, caller, { ...params, ...body }),
    { limits: [{ name: 'admin-write', by: 'user' }] },
  )
}
