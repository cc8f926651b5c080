import { expect, it } from 'vitest'
import { isRobot } from './reload-guard.ts'

it.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (Linux; Android 11) Chrome-Lighthouse', true],
  ['facebookexternalhit/1.1', true],
  ['bot/1.0', true],
  ['Botify (+https://example.com)', true],
  ['msnbot-media/1.1', true],
  ['Mozilla/5.0 (Linux; CUBOT X70) compatible; bingbot/2.0', true],
  ['Mozilla/5.0 (Linux; Android 12; CUBOT KINGKONG 9) Chrome/120.0 Mobile Safari/537.36', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1', false],
])('recognises %s as a robot: %s', (agent, expected) => expect(isRobot(agent)).toBe(expected))
