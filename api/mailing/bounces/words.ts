/** The words of mail servers, as sources of regular expressions for text in lower case without accents. */

/** Matches one after the other, at most `gap` characters apart. */
function near(first: string, second: string, gap: number): string {
  return `\\b(?:${first})\\b.{0,${gap}}?\\b(?:${second})`;
}

/** Like `near`, but within a clause: without `.`, `:` or `;` and a space between them. */
function inClause(first: string, second: string, gap: number): string {
  return `\\b(?:${first})\\b(?:[^.:;]|[.:;](?! )){0,${gap}}?\\b(?:${second})`;
}

const senderTerms =
  'sender|senders|your (?:domain|address|host|server|ip|account|network|provider|isp|organi[sz]ation|tenant)|mail ?from|return[- ]path|envelope(?!d? ?(?:recipient|rcpt))|from:? (?:address|domain|header)|sending (?:domain|ip|host|server|mta)|client (?:host|ip)|connecting (?:ip|host)|source ip|remote (?:ip|host(?! said))';

const isRejected =
  'block|reject|refus|den(?:y|ied)|bann|list|reputation|not (?:allowed|permitted|authori[sz]ed|accept|verified|found|exist)|unauthori[sz]ed|unverified|does not|doesn.t|invalid|bad\\b|unknown|verif|resolv|suspend|limit|abus|spam|fail|restrict|disabled|mismatch|not (?:owned|registered|local|available)|unavailable|missing';

const sender = [
  // Its address: IP, host or network.
  near(senderTerms, isRejected, 60),
  near('bad|invalid|forged|spoofed|blocked|unknown|unverified|unauthori[sz]ed', 'senders?\\b', 20),
  near('block\\w*|bann\\w*|listed|reject\\w*|refus\\w*|denied|denies', 'ips?\\b|client host', 40),
  near('ips?|ip address(?:es)?', 'block|bann|list|reject|refus|den(?:y|ied)|reputation', 60),
  near(
    'messages?|mails?|e-?mails?|connections?|access|traffic',
    'from \\[?(?:your|this|[\\d.:a-f]+\\]?) .{0,40}(?:block|reject|refus|den|defer|weren.t|not accept|ban)',
    20,
  ),
  '\\[ts[sp]\\d\\d\\]|\\bsc-00\\d|\\bdy-00\\d|\\bou-00\\d|rtr:bl|dynamic ip|open proxy|(?:ip|domain|sender|connection) frequency|go away\\b|smtp server of your|confirm this mail server|not a gateway',
  // Lists of such addresses.
  '\\b(?:dns)?[rd]?bl\\b|dnsbl|black ?-?list|block(?:ed)? ?-?list|blocked using|spamhaus|spamcop|barracudacentral|barracuda reputation|sorbs|uceprotect|senderbase|senderscore|sender score|abusix|invaluement|spamrats|psbl|ipcheck|dnsbl-lookup',
  'reputation|unsolicited|complain|mail ?flood|bulk (?:e-?)?mail',
  // Its authentication.
  '\\b(?:spf|dkim|dmarc|arc|ptr|rdns|fcrdns|helo|ehlo)\\b|authentic|authentif|unauthenticated|reverse (?:dns|lookup|hostname)|spoof|impersonat|forged|\\bbatv\\b|requires? (?:encryption|(?:a )?tls|high-strength)',
  // Its right to send.
  "relay(?:ing)?(?: access)?(?: is)? (?:denied|not|prohibited|operation rejected|disallowed)|(?:unable|not allowed|not permitted|cannot|can't|do not|don't) (?:to )?relay|not an? (?:open )?relay|need to (?:log ?in|authenticate)|must (?:log ?in|issue a starttls|authenticate)|starttls",
  'not (?:authori[sz]ed|allowed|permitted) to (?:send|submit|relay|post)|only (?:accepts?|available)|allowed senders|internal senders',
  'sending (?:quota|limit|rate)|daily (?:user |message |sending )*(?:quota|limit)|throttling failure|(?:mails?|messages?|connections?|traffic) from (?:this|that|your|unknown|external|outside|untrusted|unauthori[sz]ed|you\\b)|members[- ]only|not a member\\b(?! of domain)|not subscribed|callback setup|while verifying|too many (?:invalid|bad|unknown|spam)|(?:e-?mail )?address is not verified|identit(?:y|ies) failed',
  // Other languages, where an IP address is always the sender's.
  'ip-?\\s?adress|adresse\\s?ip|direccion(?:es)? ip|indirizz[oi] ip|endereco (?:de )?ip|adres(?:u|em)? ip|ip-?\\s?(?:adres(?!s)|adresi|osoite|cim)|ip-?\\s?адрес|айпи|ip\\s?地址|ip\\s?位址|ip\\s?アドレス|ip\\s?주소|schwarze[rn]? liste|liste noire|lista negra|lista nera|zwarte lijst|czarn\\w+ list|cern\\w+ list|черн\\S+ спис|黑名单|黑名單|ブラックリスト|블랙리스트',
  'absender|expediteur|remitente|mittente|remetente|afzender|nadawc|отправител|发件人|寄件|送信元|送信者|보낸 ?사람|발신',
];

const passing = [
  // Full.
  inClause(
    'mail ?box|inbox|account|user|recipient|folder|disk|storage|maildir',
    'full\\b|is over|over (?:its|the|their) (?:limit|quota|size)',
    40,
  ),
  inClause('full', 'mail ?box|inbox', 20),
  '\\bquota|overquota|over-quota|out of storage|storage (?:allocation|limit|space)|insufficient (?:system )?(?:storage|disk|space)|not enough (?:storage|space|room|disk)|no (?:space|room) left|mail ?box (?:size |limit |has )*(?:exceed|limit)|exceed\\w* (?:the |its |his |her |their )?(?:mail ?box|storage|allowed (?:space|storage))|mailfull',
  // A limit of rate.
  'receiving (?:e-?)?mail (?:at a rate|too)|rate[- ]?limit|too (?:quickly|fast|frequent)|receive limit|(?:hourly|per hour|per day|daily) .{0,20}limit|too many (?:messages|mails|e-?mails|connections|recipients|concurrent|sessions|errors|requests)|throttl',
  'gr[ae]y[- ]?list',
  'temporar|transient|not accepting network messages',
];

const message = [
  // Its size.
  'too (?:large|big)|message (?:is )?too long|(?:message|mail|data|file|header)(?: \\w+){0,2} (?:size|length)|size (?:limit|exceed|restriction)|maximum (?:message |allowed )?size|exceed\\w*(?: \\w+){0,4} size|oversize',
  // Its content.
  '\\battach|\\bvirus|malware|infected|trojan|executable|\\bcontents?\\b|\\burls?\\b|uribl|surbl|phish|\\bmime\\b|charset|bare (?:lf|cr)|line (?:is )?too long|too long line|smtputf8|internationali[sz]ed|non-ascii|rfc ?-?[25]?[38]22|(?:missing|invalid|duplicate|multiple|malformed) .{0,20}header|headers? (?:fail|are not|syntax)|line length|suspicious (?:link|file)|\\bmacro',
  'piece jointe|anhang|allegato|adjunto|anexo|вложени|附件|添付',
];

const box =
  'user|username|recipient|mail ?box|mailbox name|address|account|alias|addressee|inbox|customer|subscriber|destination|local[- ]?part|person|login|mailname';

const isGone =
  "unknown|not (?:be )?(?:found|present|activated)|unavai?able|unrecogni[sz]ed|archived|(?:does|did) ?n[o']t exist|does not exist|doesn.t exist|not exist|no longer|invalid|not (?:a )?valid|isn.t valid|not known|unavailable|not available|disabled|deactivated|de-activated|suspended|inactive|in-active|not active|terminated|closed|cancell?ed|deleted|removed|expired|not listed|not (?:a )?local|not recogni[sz]ed|nonexist|non-exist|inexistent|has moved|have moved|moved to|discontinued|locked|frozen|is blocked|was blocked|been blocked|not handled|not configured|not registered|not hosted|not (?:currently )?(?:accepting|permitted to receive|able to receive)|does not accept|wasn.t found|undeliverable|rejects all|doesn.t have|not our|not unique|never logged|obsolete|retired|abandoned|dormant|not deliverable|refused to accept|no mail|(?:path )?no exist|lookup in .{0,20}fail|missing home";

const mailbox = [
  inClause(box, isGone, 60),
  inClause(
    'unknown|no such|invalid|illegal|bad|wrong|nonexist\\w*|non-exist\\w*|inexist\\w*|inactive|disabled|deactivated|suspended|deleted|closed|expired|undeliverable|not an? (?:valid|existing|active)|isn.t an?|unroute?able|incorrect|ambiguous|no valid|no existing|no active|not our',
    `(?:${box})s?\\b`,
    30,
  ),
  '(?:recipients?|rcpt|user|mail ?box|account)(?: is| are)?[ <>]{1,6}not (?:ok|accepted|allowed|a member)\\b|bad ?(?:rcpt|recipient)|valid ?rcpt ?to|envelope (?:recipient|rcpt)|n.t accept (?:the )?(?:user|recipient)|(?:not a|no) known user|recipients? (?:cannot|could not|can.t) be verified|not have an? (?:\\S+ )?account|no longer (?:an employee|employed|works|exists?|valid|available|active|in use|on (?:this |the )?server|accepts? (?:e-?)?mail|here)|n.t handle mail for|disabled with mta|inbounds? disabled|(?:server )?rejected recipients?\\b|no such (?:id|name|login)\\b',
  '\\bno (?:mail ?box|user|account|recipient|address|one|person|mail ?drop|mail) (?:here|by (?:that|this) name|with (?:that|this)|for|named|found|at|on|in|like|called|\\()|no such (?:\\w+ )?(?:here|name)|not in (?:the |our |my )?(?:\\w+ )?(?:table|list|book|database|directory|map)|recip(?:ient)?notfound|recipient ?not ?found|resolver\\.adr|nosuchuser|unroute?able|user unknown|unknown user|mailbox unavailable|mailbox name (?:is )?(?:not allowed|invalid)|wasn.t found|user ?name not found|(?:find|locate) (?:the |your |that |this |a |any )?(?:recipient|user|mailbox|account)|no mail ?box\\b|left the (?:company|organi)|cannot deliver (?:mail )?for|can.t (?:deliver|accept) mail for|not deliverable|no (?:mail )?delivery to|never existed|unknown to us',
  // Its domain.
  'null ?-?mx|accepts no mail|(?:does not|doesn.t|do not) accept (?:any )?(?:e-?)?mail(?! from)|(?:domain|host)(?: \\S+)? (?:does not|doesn.t|do not) (?:exist|accept|receive)|(?:no such|unknown|nonexistent|non-existent|invalid|bad) (?:recipient |destination |target |remote )?(?:domain|host|system)\\b|unknown host|host unknown|bad destination|illegal host',
];

/** About a host or a route, not the mailbox. */
const away = [
  'try (?:again )?(?:it )?later|retry later|come back later|later\\b|defer|timed? ?-?out|timeout|connection (?:was )?(?:refused|reset|closed|lost|dropped|failed)|could ?n[o.]t connect|cannot connect|unable to connect|unreachable|no route|not respond|no answer|no response|did not answer|network (?:is |was )?(?:unreachable|down|error|problem|failure|timeout)|expired|delivery time|(?:in|from) (?:the |my )?queue|retry time|too old|too long|host (?:or domain name )?not found|name service|name server|domain (?:name )?not found|couldn.t find (?:any |a )?(?:host|mail|mx)|could not find|look ?up|\\bdns\\b|\\bmx\\b|nxdomain|unresolv|(?:not|unable to|failed to|cannot|couldn.t) (?:be )?resolve|resolution|loop|too many hops|hop count|overload|\\bbusy|maintenance|service (?:is )?(?:currently )?(?:un|not )available|server error|internal error|system error|local error|configuration error|config error|misconfigur|out of memory|resource|disk|i/o error|too many',
  'vorubergehend|spater|temporaire|plus tard|mas tarde|piu tardi|mais tarde|позже|временно|稍后|後で',
];

const policy = [
  'spam|\\bjunk|\\bpolic(?:y|ies)|\\bblock|\\bbann|securit|suspicious|suspect|administrative(?:ly)? prohibit|abus|firewall|threat|distrust|untrusted|quarantin',
  'richtlinie|politique|politica|polityk|gesperrt|bloque|bloccat|zablokowan|политик|заблокир|спам|策略|垃圾|スパム|迷惑|차단|스팸',
];

/** A rejection without a reason. */
const rejected = [
  'denied|\\bdeny|reject|refus|prohibit|forbid|not accept|not allow|not permit|not authori|unauthori[sz]ed|restrict|filter',
  'abgelehnt|abgewiesen|rejete|rechazad|denegad|rifiutat|rejeitad|recusad|geweigerd|odrzucon|отклон|отказ|拒绝|拒收|拒否|거부',
];

export const words = { sender, passing, message, mailbox, policy, away, rejected } as const;
