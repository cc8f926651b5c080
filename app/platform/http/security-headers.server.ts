import type { MiddlewareHandler } from 'hono'

/** The headers that every answer carries. */
export const securityHeaderValues: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

/** Adds the headers to answers that were not prepared with them; existing ones are kept. */
export function securityHeaders(): MiddlewareHandler {
  return async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(securityHeaderValues)) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value)
    }
  }
}

/** One year, subdomains included (RFC 6797). */
export const strictTransportValue = 'max-age=31536000; includeSubDomains'

/** Sends HSTS for a year when the proxy in front reports TLS (RFC 6797). */
export function strictTransport(): MiddlewareHandler {
  return async (context, next) => {
    await next()
    if (context.req.header('x-forwarded-proto') === 'https') {
      context.res.headers.set('strict-transport-security', strictTransportValue)
    }
  }
}
