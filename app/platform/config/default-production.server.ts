/**
 * Must be imported before everything else in the server: React picks its build at import time, and
 * a server started without NODE_ENV would run the development build, which is slower and writes
 * stack traces into the page when a part of it fails.
 */
process.env['NODE_ENV'] ||= 'production'
