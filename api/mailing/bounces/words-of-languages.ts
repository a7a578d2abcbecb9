/** "Unknown recipient" and "mailbox full" in the languages of large providers and of servers that translate replies. */

/** Sources of regular expressions for text in lower case without accents. */
export const unknownIn: readonly string[] = [
  // German
  '(?:empfanger|benutzer|nutzer|adressat|postfach|mailadresse|e-mail-adresse|adresse|konto|account).{0,40}(?:unbekannt|existiert nicht|nicht gefunden|nicht vorhanden|ungultig|gesperrt|deaktiviert|nicht bekannt|geloscht|nicht mehr)',
  '(?:unbekannter?|ungultige[rs]?|kein|keine|nicht existierende[rs]?) (?:\\w+ )?(?:empfanger|benutzer|nutzer|postfach|adresse|konto)',
  // French
  '(?:utilisateur|destinataire|adresse|boite|compte|usager|abonne).{0,50}(?:inconnue?|n.existe (?:pas|plus)|introuvable|invalide|inexistante?|desactivee?|supprimee?|fermee?|suspendue?|bloquee?|archivee?)',
  // Spanish and Portuguese
  '(?:usuari[oa]|destinatari[oa]|direccion|buzon|cuenta|casilla|endereco|caixa|conta).{0,50}(?:desconocid[oa]|desconhecid[oa]|no existe|nao existe|inexistente|no encontrad[oa]|nao (?:foi )?encontrad[oa]|invalid[oa]|desactivad[oa]|desativad[oa]|deshabilitad[oa]|desabilitad[oa]|inactiv[oa]|inativ[oa]|suspendid[oa]|suspens[oa]|cancelad[oa]|expirad[oa]|caducad[oa]|errad[oa]|equivocad[oa]|excluid[oa]|no valid[oa])',
  '(?:no existe|nao existe|nao ha|no hay) (?:el |la |o |a |ese |esse |este |dicha |dicho |ningun |nenhum )?(?:usuario|destinatario|persona|buzon|cuenta|endereco|conta)',
  // Italian
  '(?:utente|destinatari[oa]|indirizzo|casella|account|mailbox).{0,50}(?:sconosciut[oa]|inesistente|non esiste|non trovat[oa]|non valid[oa]|disabilitat[oa]|disatt?ivat[oa]|sospes[oa]|chius[oa]|errat[oa]|.{0,20}inutilizz)|destin\\. sconosciut|nessun utente',
  // Dutch
  '(?:gebruiker|ontvanger|geadresseerde|postvak|mailbox|adres|account).{0,40}(?:onbekend|bestaat niet|niet gevonden|ongeldig|uitgeschakeld|opgeheven)|onbekende (?:gebruiker|ontvanger)',
  // Polish, Czech and Slovak
  '(?:uzytkownik|odbiorca|adresat|skrzynka|konto|adres).{0,40}(?:nieznan|nie istnieje|nie znaleziono|nieprawidlow|zablokowan|nieaktywn|wylaczon)|(?:nieznany|nie ma takiego) (?:uzytkownik|odbiorc|adresat|konta)|nie ma takie(?:go|j)',
  '(?:uzivatel|prijemce|prijemca|adresat|schranka|ucet).{0,40}(?:neznam|neexistuje|nenalezen|neplatn|zrusen|deaktivovan)|neznamy (?:uzivatel|prijemce|adresat)',
  // Swedish, Danish, Norwegian and Finnish
  '(?:anvandare|mottagare|bruger|modtager|bruker|mottaker|postboks|postlada|adressen|kontoen).{0,40}(?:okand|finns inte|findes ikke|finnes ikke|ukendt|ukjent|eksisterer ikke|existerar inte)|(?:okand|ukendt|ukjent) (?:anvandare|mottagare|bruger|modtager|bruker|mottaker)|(?:kayttajaa|vastaanottaja|postilaatikko).{0,40}(?:ei ole|tuntematon|ei loydy)|tuntematon (?:kayttaja|vastaanottaja)',
  // Turkish
  '(?:kullanici|alici|hesap|posta kutusu|adres).{0,40}(?:bulunamadi|yok|bilinmiyor|mevcut degil|gecersiz|devre disi|kapali)',
  // Greek, Arabic, Hebrew, Thai and Vietnamese
  '(?:χρηστη\\S*|παραληπτη\\S*|διευθυνση).{0,40}(?:δεν υπαρχει|αγνωστ|δεν βρεθηκε)|αγνωστος (?:χρηστης|παραληπτης)|(?:المستخدم|المستلم|العنوان|الحساب|صندوق).{0,40}(?:غير موجود|لا يوجد|غير معروف|معطل)|(?:המשתמש|הנמען|הכתובת|החשבון|תיבת).{0,40}(?:לא קיים|לא קיימת|לא נמצא|לא מוכר|אינו קיים)|ไม่(?:พบ|มี|รู้จัก).{0,10}(?:ผู้ใช้|ผู้รับ|บัญชี)|(?:ผู้ใช้|ผู้รับ|บัญชี).{0,20}ไม่(?:พบ|มี|รู้จัก)|(?:nguoi dung|nguoi nhan|hop thu|dia chi).{0,40}(?:khong ton tai|khong tim thay)',
  // Hungarian and Romanian
  '(?:felhasznalo|cimzett|postafiok).{0,40}(?:ismeretlen|nem letezik|nem talalhato)|ismeretlen (?:felhasznalo|cimzett)|(?:utilizator|destinatar|cont|adresa).{0,40}(?:necunoscut|nu exista|inexistent|invalid)',
  // Russian and Ukrainian
  '(?:пользовател\\S*|получател\\S*|адресат\\S*|ящик\\S*|аккаунт\\S*|адрес\\S*|користувач\\S*|одержувач\\S*|скриньк\\S*).{0,50}(?:не найден|не существует|неизвест|не зарегистрирован|недоступен|отключен|заблокирован|удален|не активен|не знайден|не існує|невідом)',
  '(?:нет такого|не существует|неизвестный|несуществующий|такого|немає такого|невідомий) (?:пользовател|получател|адресат|ящик|адрес|почтов|користувач|одержувач)',
  // Chinese, Japanese and Korean
  '(?:用户|用戶|收件人|邮箱|郵箱|信箱|帐号|账号|帳號|地址|使用者).{0,20}(?:不存在|未找到|找不到|无效|無效|已禁用|被禁用|已停用|停用|已注销|已冻结)|(?:不存在|无此|無此|没有该|查无此)(?:的)?(?:用户|用戶|收件人|邮箱|信箱|帐号|使用者)',
  '(?:宛先|ユーザ|アドレス|メールボックス|受信者|アカウント).{0,30}(?:存在しません|存在しない|見つかりません|不明|無効|ありません|停止)|(?:該当|存在し)(?:する|ない).{0,10}(?:ユーザ|アドレス)',
  '(?:사용자|수신자|계정|메일 ?주소|메일함).{0,20}(?:존재하지|없습니다|없음|찾을 수 없|휴면|정지|탈퇴)|존재하지 않는 (?:사용자|수신자|계정|메일)|없는 (?:사용자|수신자|계정)',
];

export const fullIn: readonly string[] = [
  '(?:postfach|mailbox|speicher\\w*|posteingang).{0,40}(?:voll|uberfullt|erschopft|uberschritten)|volles postfach',
  '(?:boite|messagerie).{0,40}(?:pleine|saturee|remplie)|depasse.{0,20}(?:capacite|espace)|espace .{0,20}insuffisant',
  '(?:buzon|casilla|cuenta|caixa|bandeja|espacio|espaco).{0,40}(?:llen[oa]|chei[oa]|lotad[oa]|excedid[oa]|agotad[oa]|esgotad[oa]|insuficiente)|(?:cuota|cota).{0,20}(?:excedid|superad)',
  '(?:casella|spazio).{0,40}(?:pien[oa]|esaurit[oa]|insufficiente)',
  '(?:postvak|postbus|mailbox|brievenbus).{0,30}\\bvol\\b',
  '(?:skrzynka|miejsca|schranka|postafiok|postilaatikko).{0,40}(?:pelna|przepelnion|zapelnion|brak|plna|megtelt|betelt|taynna)|przekroczon.{0,30}(?:limit|pojemnos)',
  '(?:brevlada|postlada|postboks|postkasse|innboks).{0,30}(?:full|fuld|fyldt)',
  '(?:kutu|posta|depolama).{0,30}(?:dolu|doldu|kotasi|asildi)|kota (?:asimi|doldu)',
  '(?:ящик|скриньк).{0,40}(?:переполнен|полон|заполнен|переповнен)|(?:переполнен|заполнен).{0,30}ящик|превышен.{0,30}(?:квот|объем|размер ящик)|нет места',
  '(?:صندوق|مساحة).{0,30}(?:ممتلئ|ممتلئة|تجاوز)|(?:תיבת|תיבה).{0,30}מלאה|(?:γραμματοκιβωτιο|θυριδα).{0,30}(?:γεματ|πληρ)|กล่อง.{0,20}เต็ม|hop thu.{0,30}day',
  '(?:邮箱|郵箱|信箱|空间|空間|容量).{0,15}(?:已满|已滿|满了|不足|超过|超出|超限)|配额',
  '(?:メールボックス|受信箱|容量|ディスク).{0,20}(?:いっぱい|一杯|満杯|超過|不足|オーバー)',
  '(?:메일함|편지함|용량|저장 ?공간).{0,15}(?:가득|초과|부족|꽉)',
];
