import { choiceLists } from '@sopaan/contract/choice-lists'
import { choicePlays } from '@sopaan/contract/choice-rounds'
import { listChecks } from '@sopaan/contract/list-checks'
import { listLinks } from '@sopaan/contract/list-links'
import { stateChoices } from '@sopaan/contract/state-choices'
import type { Deps } from '#api/deps.ts'
import { listPicture } from '#api/features/guidance/share-pictures/share-pictures.service.ts'
import { judgeStateChoices } from '#api/features/guidance/state-college-predictor/state-choices.service.ts'
import type { App } from '#api/http/app.ts'
import { addressKey } from '#api/http/client-address.ts'
import { serve } from '#api/http/serve.ts'
import { writeChoiceFile } from './choice-files.service.ts'
import { listRounds } from './choice-rounds.service.ts'
import { describeFollowed } from './followed-lists.service.ts'
import { judgeList } from './judged-choices.service.ts'
import { checkChoices, makeChoices, orderChoices } from './list-checks.service.ts'
import {
  createListLink,
  readFamilyList,
  removeComment,
  removeListLink,
  replaceLinkedList,
  toggleHeart,
  writeComment,
} from './list-links.service.ts'
import {
  addSeat,
  chooseOwnList,
  createList,
  mergeDeviceLists,
  ownLists,
  removeList,
  removeSeatFromList,
  saveList,
} from './own-lists.service.ts'
import { readSharedList, shareOwnList, withdrawOwnShare } from './shared-lists.service.ts'

/** Choice lists of an account, their links, and what a list comes to for a candidate. */
export function choiceListsRoutes(app: App, deps: Deps): void {
  serve(app, choiceLists.list, ({ actor }) => ownLists(deps, actor))
  serve(app, choiceLists.make, ({ body, caller }) => createList(deps, caller, body))
  serve(app, choiceLists.save, ({ params, body, caller }) => saveList(deps, caller, { ...body, ...params }))
  serve(app, choiceLists.remove, ({ params, caller }) => removeList(deps, caller, params.id))
  serve(app, choiceLists.choose, ({ params, caller }) => chooseOwnList(deps, caller, params.id))
  serve(app, choiceLists.merge, ({ body, caller }) => mergeDeviceLists(deps, caller, body.lists))
  serve(app, choiceLists.addSeat, ({ body, caller }) => addSeat(deps, caller, body))
  serve(app, choiceLists.removeSeat, ({ query, caller }) => removeSeatFromList(deps, caller, query.key))
  serve(app, choiceLists.share, ({ params, body, caller }) => shareOwnList(deps, caller, { ...body, ...params }))
  serve(app, choiceLists.withdraw, ({ params, caller }) => withdrawOwnShare(deps, caller, params.id))
  serve(app, choiceLists.readShared, async ({ params, request }) => {
    request.setHeader('x-robots-tag', 'noindex, nofollow')
    return readSharedList(deps, params.token)
  })
  serve(app, choiceLists.sharedPicture, async ({ params, query, request }) => {
    request.setHeader('x-robots-tag', 'noindex, nofollow')
    return listPicture(await readSharedList(deps, params.token), {
      language: query.language,
      beforeDrawing: () => app.limits.takeLocal('pictures', addressKey(request.ip)),
    })
  })
  serve(app, choiceLists.judge, async ({ body }) => judgeList(deps, body.keys, body.profile), { isRead: true })
  serve(app, stateChoices.judge, ({ body }) => judgeStateChoices(deps, body.keys, body.answers), { isRead: true })
  serve(app, listChecks.check, ({ body }) => checkChoices(deps, body.keys, body.profile), { isRead: true })
  serve(app, choicePlays.play, async ({ body }) => listRounds(deps, body), { isRead: true })
  serve(app, choicePlays.follow, async ({ body }) => describeFollowed(deps, body), { isRead: true })
  serve(app, listChecks.make, ({ body }) => makeChoices(deps, body.profile, body.preferences), { isRead: true })
  serve(app, listChecks.order, ({ body }) => orderChoices(deps, body.keys, body), { isRead: true })
  serve(
    app,
    choiceLists.file,
    async ({ body, request }) => {
      request.setHeader('content-disposition', `attachment; filename="choice-list.${body.format}"`)
      return writeChoiceFile(deps, app, body)
    },
    { limits: [{ name: 'prints', by: 'address' }], isRead: true },
  )
}

/** Lists behind links that need no account, with what their readers leave there. */
export function listLinksRoutes(app: App, deps: Deps): void {
  const isLimited = (name: 'list-links' | 'list-hearts' | 'list-comments') =>
    ({ limits: [{ name, by: 'address' }] }) as const
  serve(app, listLinks.create, ({ body }) => createListLink(deps, body), isLimited('list-links'))
  serve(
    app,
    listLinks.replace,
    ({ params, body }) => replaceLinkedList(deps, { ...body, ...params }),
    isLimited('list-links'),
  )
  serve(
    app,
    listLinks.remove,
    ({ params, body }) => removeListLink(deps, params.token, body.deleteCode),
    isLimited('list-links'),
  )
  serve(app, listLinks.read, async ({ params, query, request }) => {
    request.setHeader('x-robots-tag', 'noindex, nofollow')
    return readFamilyList(deps, params.token, query.reader)
  })
  serve(app, listLinks.heart, ({ params, body }) => toggleHeart(deps, { ...body, ...params }), isLimited('list-hearts'))
  serve(
    app,
    listLinks.comment,
    ({ params, body }) => writeComment(deps, { ...body, ...params }),
    isLimited('list-comments'),
  )
  serve(
    app,
    listLinks.removeComment,
    ({ params, body }) => removeComment(deps, { ...body, ...params }),
    isLimited('list-comments'),
  )
}
