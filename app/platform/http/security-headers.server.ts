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

/** Puts the headers on answers that were not prepared with them; one that is set already stays. */
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

/** Tells browsers to stay with TLS for a year, where the proxy in front says that this was TLS (RFC 6797). */
export function strictTransport(): MiddlewareHandler {
  return async (context, next) => {
    await next()
    if (context.req.header('x-forwarded-proto') === 'https') {
      context.res.headers.set('strict-transport-security', strictTransportValue)
    }
  }
}
