import { serveOrders } from '../work-thread.ts'
import { writePdf } from './document-pdf.ts'
import type { Printed } from './print-thread.ts'
import { writeXlsx } from './sheet-xlsx.ts'

serveOrders((printed: Printed) => ('parts' in printed ? writePdf(printed) : writeXlsx(printed)))
