import './desk.css'
import { prepareInserts } from './inserts.ts'
import { renewWaiting } from './live-parts.ts'
import { watchForNews } from './news.ts'
import { preparePasskeys } from './passkeys.ts'

preparePasskeys()
watchForNews()
prepareInserts()
renewWaiting()
