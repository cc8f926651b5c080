/** What `--help` prints. */
export const usage = `Requests that came in through the site.

  list [--state STATE] [--open] [--find TEXT] [--office OFFICE] [--kind KIND]
       [--due overdue|today|week] [--limit N]
                                     the newest first, with language, kind, office, due day and who handles it;
                                     without quarantine only with --state. With --open or --due what waits for
                                     the office, by due day. TEXT is part of a name, an address, a number or
                                     a reference, accents and case do not matter
  show REF [--language es|en|de]     one request in full, with the questions of its form, internal notes,
                                     replies and what was mailed
  note REF TEXT                      add an internal note, in quotes; no visitor sees it
  assign REF NAME|none               say who handles a request, by the name in the desk or a part of it
  files REF FOLDER [--unscanned]     copy a request's files into a folder, as REF-1.pdf and so on; what is
                                     there already stays as it is. Files that the virus scanner has not
                                     seen yet are left out without --unscanned
  status REF seen|answered|closed|withdrawn
                                     what the visitor sees on the status page; withdrawn also cancels
                                     an appointment that is still to come, and the visitor is mailed; a
                                     withdrawn request stays withdrawn
  appointments [DAY|--ahead] [--office PLACE]
                                     the appointments of a day, of today without it, or all that are still to
                                     come; [closed] marks those at whose time the office is closed by now
  move REF DAY TIME [--office PLACE] [--reason TEXT | --asked]
                                     move an appointment to any free quarter of an hour within the opening
                                     hours, also to another office or adviser; the visitor gets an apology
                                     with TEXT, or with --asked, where the move is their own wish, the news
  block PLACE DAY[..DAY] [HOURS] --reason ill|leave|lunch|other
                                     offer no appointments at these times, such as 09:00-14:00, or all day
                                     without HOURS; lists the appointments that lie there, which stay until
                                     you move or cancel them. An adviser's block holds in all offices
  block --remove BATCH               offer the times again that were blocked together
  blocks [DAY]                       the blocks of a day, or all that are not over
  cancel REF [--reason TEXT]         cancel the appointment of a request and free its time; the visitor
                                     gets an apology with a link to book another time, unless the request
                                     is in quarantine. TEXT is quoted in that mail and on the visitor's
                                     page: write it in the visitor's language, which show REF tells
  release REF                        take a request out of quarantine; its other messages go out
  export --csv [FILE] [--state STATE] [--from DAY] [--to DAY] [--office OFFICE] [--separator S]
         [--language es|en|de | --raw]
                                     the requests as a table for a spreadsheet, with a column for each
                                     question, in a new file for its owner alone, or printed without FILE;
                                     without quarantine, as with list. S is , or ';' (for a spreadsheet in
                                     Spanish or German) or tab; --raw writes ids as they are stored
  correct REF EMAIL                  put the right e-mail address in place of a mistyped one: the visitor
                                     gets the confirmation there, and links given out before end
  no-marketing REF                   the visitor no longer agrees to marketing: with this request and
                                     every other of the same e-mail address or phone
  erase REF [--unsent]               delete a request for good, with its messages and files; one with an
                                     appointment ahead is to be cancelled before, so that both calendars
                                     hear of it, and while messages wait only with --unsent, which drops
                                     them
  purge                              delete everything whose retention is over
  dead                               messages that could not be sent
  retry REF|--all                    try a request's dead messages again, or those of all
  dismiss REF                        leave a request's dead messages unsent for good, where trying again
                                     is of no use; the request stays
  replay-erasures                    erase again what had been erased, after a database was put
                                     back by hand
  backup FILE                        copy requests and uploads into one file, while the site runs
                                     (SQLite); a file that is there already stays as it is
  restore FILE                       put such a copy in place of the store, while the site is
                                     stopped (SQLite); what was erased since is erased again

PLACE is an office such as palma, or one of its places or advisers: palma/2, palma/ana.
DAY is 2026-11-26, 26/11/2026, 26.11.2026, today or tomorrow.
OFFICE is an office such as palma, or none for requests that any office can take.
KIND is claim or a dialog such as salud-dialog, as list shows it.
STATE is received, seen, answered, closed, withdrawn or quarantined.
REF is a reference as the visitor has it; case, hyphens, blanks and what stands around it do not matter.
`
