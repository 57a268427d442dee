import { serveOrders } from '../work-thread.ts'
import type { PrintedDocument } from './document.ts'
import { writePdf } from './document-pdf.ts'

serveOrders((document: PrintedDocument) => writePdf(document))
