import sharp from 'sharp'
import { serveOrders } from '#api/work-thread.ts'
import { drawSharePicture, type ShareFacts } from './share-picture.ts'

serveOrders((facts: ShareFacts) =>
  sharp(Buffer.from(drawSharePicture(facts)))
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer(),
)
