/**
 * Comes before every other import of the server: React chooses when it is
 * loaded, and without this a server started plainly would run its development
 * build, which is slower and writes stack traces into the page where a part of
 * it fails.
 */
process.env['NODE_ENV'] ||= 'production'
