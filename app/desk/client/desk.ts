import './desk.css'
import { watchForNews } from './news.ts'
import { preparePasskeys } from './passkeys.ts'

preparePasskeys()
watchForNews()
