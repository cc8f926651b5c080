import './desk.css'
import { prepareInserts } from './inserts.ts'
import { watchForNews } from './news.ts'
import { preparePasskeys } from './passkeys.ts'

preparePasskeys()
watchForNews()
prepareInserts()
