/**
 * What people type when looking for a station: the Royal Institute's and everyday Latin spellings,
 * Thai with and without รถไฟฟ้า, BTS, MRT and สถานี, codes, landmarks, and single typing errors.
 * Collected from how people write, not from our names and aliases.
 */
const lines = `
Khu Khot: khukhot, kukot, khu kot station, คูคต, บีทีเอสคูคต, khu khit
Yaek Kor Por Aor: yaek kor por or, แยกคปอ, แยก คปอ
Royal Thai Air Force Museum: air force museum, พิพิธภัณฑ์กองทัพอากาศ, rtaf museum
Bhumibol Adulyadej Hospital: bhumibol hospital, รพ.ภูมิพล, โรงพยาบาลภูมิพล, bumibol hospital
Saphan Mai: sapan mai, saphanmai, สะพานใหม่, สถานีสะพานใหม่
Sai Yud: sai yut, saiyud, สายหยุด
Phahon Yothin 59: phahonyothin 59, paholyothin 59, พหลโยธิน59
Wat Phra Sri Mahathat: wat phra si mahathat, wat pra sri mahathat, วัดพระศรี, วัดพระศรีมหาธาตุ
11th Infantry Regiment: infantry regiment, กรมทหารราบที่11, ราบ 11
Bang Bua: bangbua, บางบัว
Royal Forest Department: forest department, กรมป่าไม้
Kasetsart University: kasetsart, kaset, ม.เกษตร, มหาวิทยาลัยเกษตร, kasetsat
Sena Nikhom: senanikom, sena nikom, เสนานิคม
Ratchayothin: ratchayotin, rachayothin, ratchayothin bts, รัชโยธิน, สถานีรัชโยธิน, ratchyothin
Phahon Yothin 24: phahonyothin24, พหลโยธิน 24
Ha Yaek Lat Phrao: ha yaek ladprao, ห้าแยกลาดพร้าว, 5 แยกลาดพร้าว, bts ladprao, bts ห้าแยก, ha yaek
Mo Chit: mo chit, mor chit, mochit, morchit, mo jit, หมอชิต, bts หมอชิต, รถไฟฟ้าหมอชิต, N8, moh chit, mo cit
Saphan Khwai: sapan kwai, saphan kwai, saphankhwai, สะพานควาย, BTS สะพานควาย, saphan kwhai
Ari: ari, aree, aree bts, อารีย์, อารี, สถานีอารีย์, bts ari, arri
Sanam Pao: sanampao, sanam pao, สนามเป้า, sanam poa
Victory Monument: victory monument, victory, anusawari, อนุสาวรีย์, อนุสาวรีย์ชัย, bts อนุสาวรีย์, อนุเสาวรีย์ชัย, victory monumnet, anusawari chai samoraphum
Phaya Thai: phaya thai, phayathai, payathai, paya thai, พญาไท, bts พญาไท, airport link พญาไท, phya thai, พยาไท
Ratchathewi: ratchathewi, ratchatewi, rajathewi, ratchathevi, ราชเทวี, บีทีเอสราชเทวี, ratchatehwi
Siam: siam, bts siam, siam station, siam bts, สยาม, บีทีเอสสยาม, สถานีสยาม, รถไฟฟ้าสยาม, สยามสแควร์, siam square, saim, siem, CEN
Chit Lom: chit lom, chidlom, chitlom, chid lom, ชิดลม, bts chidlom, สถานีรถไฟฟ้าชิดลม, chitlon, centralworld, ชิตลม
Phloen Chit: phloen chit, ploenchit, ploen chit, plernchit, ploenjit, เพลินจิต, สถานีเพลินจิต, ploanchit, เพลินจิตร
Nana: nana, นานา, bts nana, nanna
Asok: asok, asoke, asoke bts, BTS Asok, อโศก, รถไฟฟ้าอโศก, สถานีอโศก, E4, asock, aosk, mrt asoke, terminal 21, อโสก
Phrom Phong: phrom phong, prompong, promphong, phromphong, prom pong, พร้อมพงษ์, พร้อมพงศ์, บีทีเอส พร้อมพงษ์, E5, pormpong, phrom pong, emquartier
Thong Lo: thong lo, thonglor, thong lor, thonglo, tonglor, tong lo, ทองหล่อ, ทองหลอ, รถไฟฟ้าบีทีเอสทองหล่อ, e6, thnoglor, bts thong lor, thong, thonglorr
Ekkamai: ekkamai, ekamai, eakamai, ekkamai bts, เอกมัย, bts เอกมัย, สถานี เอกมัย, ekmai, ekkamia
Phra Khanong: phra khanong, prakanong, phrakanong, pra khanong, พระโขนง, bts พระโขนง, phra khanog
On Nut: on nut, onnut, on nuch, onnuch, อ่อนนุช, บีทีเอสอ่อนนุช, on nutt, ออนนุช
Bang Chak: bang chak, bangchak, bang jak, บางจาก, bts บางจาก, bang chk
Punnawithi: punnawithi, punnawiti, punnavithi, poonawithi, ปุณณวิถี, ปุณวิถี, punawithi
Udom Suk: udomsuk, udom suk, udomsook, อุดมสุข, สถานีอุดมสุข, udomsok
Bang Na: bang na, bangna, บางนา, bts บางนา
Bearing: bearing, baring, แบริ่ง, bts แบริ่ง, beraing
Samrong: samrong, sumrong, สำโรง, bts samrong, สถานีสำโรง
Pu Chao: pu chao, poochao, pu jao, ปู่เจ้า, ปู่เจ้าสมิงพราย
Chang Erawan: chang erawan, ช้างเอราวัณ, erawan museum
Royal Thai Naval Academy: naval academy, โรงเรียนนายเรือ
Pak Nam: paknam, pak nam, ปากน้ำ
Srinagarindra: srinakarin, si nakharin, ศรีนครินทร์
Phraek Sa: praeksa, phraeksa, แพรกษา
Sai Luat: sai luat, sailuad, สายลวด
Kheha: kheha, keha, เคหะ, เคหะสมุทรปราการ
National Stadium: national stadium, สนามกีฬาแห่งชาติ, bts สนามกีฬา, mbk, W1, sanam kila haeng chat, natinal stadium
Ratchadamri: ratchadamri, rajdamri, rajadamri, ratchadumri, ราชดำริ, bts ราชดำริ, ratchdamri
Sala Daeng: sala daeng, saladaeng, saladang, ศาลาแดง, bts ศาลาแดง, BTS Silom, sala dang
Chong Nonsi: chong nonsi, chongnonsi, chong nonsri, chongnonsee, ช่องนนทรี, sathorn, sathon, สาทร, S3, chong nosi
Saint Louis: saint louis, st louis, st. louis, เซนต์หลุยส์, เซ็นต์หลุยส์, saint luis
Surasak: surasak, surasuk, สุรศักดิ์, bts สุรศักดิ์, surask
Saphan Taksin: saphan taksin, sapan taksin, taksin bridge, สะพานตากสิน, สะพานสาทร, sathorn pier, saphan thaksin
Krung Thon Buri: krung thonburi, krungthonburi, krung thon buri, กรุงธนบุรี, krungtonburi
Wongwian Yai: wongwian yai, wong wian yai, wongwien yai, วงเวียนใหญ่, wongwain yai
Pho Nimit: pho nimit, po nimit, โพธิ์นิมิตร, โพธินิมิต
Talat Phlu: talat phlu, talad plu, talat plu, ตลาดพลู, taladplu
Wutthakat: wutthakat, wuttakat, วุฒากาศ
Bang Wa: bang wa, bangwa, บางหว้า, bts บางหว้า, bang wah
Tha Phra: tha phra, taphra, tha pra, ท่าพระ, mrt ท่าพระ
Charan 13: charan 13, jaran 13, charansanitwong 13, จรัญ 13, จรัญสนิทวงศ์ 13
Fai Chai: fai chai, faichai, ไฟฉาย, สถานีไฟฉาย
Bang Khun Non: bang khun non, bangkhunnon, บางขุนนนท์
Bang Yi Khan: bang yi khan, bang yikhan, bangyeekhan, บางยี่ขัน
Sirindhorn: sirindhorn, sirinthon, sirintorn, สิรินธร, mrt sirindhorn
Bang Phlat: bang phlat, bang plad, bangplad, บางพลัด
Bang O: bang o, bang or, บางอ้อ
Bang Pho: bang pho, bang po, บางโพ, mrt บางโพ
Tao Poon: tao poon, tao pun, taopoon, เตาปูน, เตาปูน mrt, tao pon
Bang Sue: bang sue, bangsue, bang su, บางซื่อ, mrt บางซื่อ
Kamphaeng Phet: kamphaeng phet, kampangpetch, kamphaengphet, กำแพงเพชร, mrt กำแพงเพชร, kampaeng phet, or tor kor
Chatuchak Park: chatuchak park, jatujak park, สวนจตุจักร, mrt chatuchak park, suan chatuchak, chatuchak prak
Phahon Yothin: phahon yothin, phahonyothin, paholyothin, พหลโยธิน, mrt พหลโยธิน, phahonyotin
Lat Phrao: lat phrao, ladprao, ladphrao, lat prao, lad phrao, ลาดพร้าว, mrt ลาดพร้าว, mrt ladprao, BL15, lat phroa, ลาดพราว, lardprao
Ratchadaphisek: ratchadaphisek, ratchadapisek, ratchada, รัชดาภิเษก, รัชดา, mrt รัชดา, rachadaphisek
Sutthisan: sutthisan, suthisan, suttisarn, สุทธิสาร, สุทธิสาร mrt, สุทธิศาล, suttisan
Huai Khwang: huai khwang, huay kwang, huai kwang, huaykwang, ห้วยขวาง, สถานีห้วยขวาง, hui khwang, huai khwnag
Thailand Cultural Centre: thailand cultural centre, cultural center, ศูนย์วัฒนธรรม, mrt ศูนย์วัฒนธรรม, ศูนย์วัฒนธรรมแห่งประเทศไทย, thailand culture centre
Phra Ram 9: phra ram 9, rama 9, rama ix, rama9, praram 9, พระราม 9, พระราม9, พระรามเก้า, พระราม ๙, mrt rama 9, mrt พระราม 9, ram 9
Phetchaburi: phetchaburi, petchaburi, petchburi, phetburi, เพชรบุรี, mrt เพชรบุรี, petchabury, phetchaburee
Sukhumvit: sukhumvit, sukumvit, sukhumwit, สุขุมวิท, mrt สุขุมวิท, mrt sukhumvit, BL22, sukhumvitt, สถานีสุขุมวิท
Queen Sirikit National Convention Centre: qsncc, queen sirikit, sirikit centre, ศูนย์สิริกิติ์, ศูนย์ประชุมสิริกิติ์, mrt ศูนย์สิริกิติ์, queen sirikit center, quen sirikit
Khlong Toei: khlong toei, klong toey, klongtoey, khlong toey, คลองเตย, mrt คลองเตย, klong tuey
Lumphini: lumphini, lumpini, lumpinee, ลุมพินี, mrt lumpini, lumphin, สถานีลุมพินี
Si Lom: si lom, silom, สีลม, mrt สีลม, mrt silom, silom mrt
Sam Yan: sam yan, samyan, สามย่าน, mrt สามย่าน, samyarn
Hua Lamphong: hua lamphong, hua lumpong, hualumpong, hua lampong, หัวลำโพง, mrt หัวลำโพง, hua lamphon, hualampong
Wat Mangkon: wat mangkon, wat mangkorn, watmangkon, วัดมังกร, yaowarat, เยาวราช, chinatown
Sam Yot: sam yot, samyod, สามยอด
Sanam Chai: sanam chai, sanamchai, สนามไชย, สนามชัย
Itsaraphap: itsaraphap, issaraphap, isaraphap, อิสรภาพ
Bang Phai: bang phai, bang pai, บางไผ่
Phetkasem 48: phetkasem 48, petchkasem 48, เพชรเกษม48
Phasi Charoen: phasi charoen, pasi charoen, pasicharoen, ภาษีเจริญ
Bang Khae: bang khae, bangkae, บางแค
Lak Song: lak song, laksong, หลักสอง
Khlong Bang Phai: khlong bang phai, klong bang pai, คลองบางไผ่
Talad Bang Yai: talat bang yai, talad bangyai, ตลาดบางใหญ่
Sam Yaek Bang Yai: samyaek bangyai, สามแยกบางใหญ่
Bang Phlu: bang plu, บางพลู
Bang Rak Yai: bangrakyai, บางรักใหญ่
Sai Ma: sai ma, saima, ไทรม้า
Phra Nang Klao Bridge: phra nang klao, สะพานพระนั่งเกล้า, พระนั่งเกล้า
Yaek Nonthaburi 1: nonthaburi 1, แยกนนทบุรี1
Bang Krasor: bang kraso, บางกระสอ
Nonthaburi Civic Center: nonthaburi civic centre, ศูนย์ราชการนนทบุรี, ศูนย์ราชการนนท์
Ministry of Public Health: public health, กระทรวงสาธารณสุข, minstry of public health
Yaek Tiwanon: tiwanon, tivanon, แยกติวานนท์, ติวานนท์
Wong Sawang: wongsawang, วงศ์สว่าง
Bang Son: bang son, bangson, บางซ่อน
Ratchaprarop: ratchaprarop, rajprarop, ราชปรารภ, arl ราชปรารภ, airport link ratchaprarop, pratunam
Makkasan: makkasan, makasan, มักกะสัน, แอร์พอร์ตลิงก์มักกะสัน, arl makkasan, มักกะสัน แอร์พอร์ตลิงค์
Ramkhamhaeng: ramkhamhaeng, ramkamhaeng, ram khamhaeng, รามคำแหง, ramkhamheng, airport rail link รามคำแหง
Hua Mak: hua mak, huamak, hua mark, หัวหมาก, หัวหมาก สายสีเหลือง
Ban Thap Chang: ban thap chang, ban tub chang, บ้านทับช้าง
Lat Krabang: lat krabang, ladkrabang, lad krabang, ลาดกระบัง, latkrabang
Suvarnabhumi: suvarnabhumi, suvarnabhumi airport, สุวรรณภูมิ, สนามบินสุวรรณภูมิ, suvanabhumi, suwannaphum
Charoen Nakhon: charoen nakhon, charoennakorn, jaroen nakorn, เจริญนคร, iconsiam
Khlong San: khlong san, klongsan, คลองสาน
Phawana: pawana, ภาวนา
Chok Chai 4: chokchai 4, chok chai 4, โชคชัย 4, โชคชัย4
Lat Phrao 71: ladprao 71, lat phrao 71, ลาดพร้าว 71
Lat Phrao 101: ladprao 101, ลาดพร้าว101
Bang Kapi: bang kapi, bangkapi, บางกะปิ
Yaek Lam Sali: lam sali, lamsalee, ลำสาลี, แยกลำสาลี
Si Kritha: si kritha, sri kreetha, ศรีกรีฑา
Suan Luang Rama IX: suan luang rama 9, suan luang rama ix, สวนหลวง ร.9, สวนหลวง ร9, สวนหลวง
Si Iam: si iam, sri iam, ศรีเอี่ยม
Si La Salle: si lasalle, ศรีลาซาล
Thipphawan: thipphawan, tippawan, ทิพวัล
Khae Rai: khae rai, kae rai, แคราย
Samakkhi: samakkhi, samakkee, สามัคคี
Yaek Pak Kret: pak kret intersection, แยกปากเกร็ด
Si Rat: si rat, srirat, ศรีรัช
Muang Thong Thani: muang thong thani, muangthong, เมืองทองธานี, mueang thong thani
Chaeng Watthana 14: chaengwattana 14, jaeng wattana 14, แจ้งวัฒนะ 14
Government Complex: government complex, ศูนย์ราชการแจ้งวัฒนะ, ศูนย์ราชการเฉลิมพระเกียรติ
Lak Si: lak si, laksi, หลักสี่, lak see
Ram Inthra 3: ram inthra 3, ramintra 3, รามอินทรา 3
Lat Pla Khao: lat pla khao, ladplakao, ลาดปลาเค้า
Ram Inthra Kor Mor 4: ram intra km 4, รามอินทรา กม 4
Maiyalap: maiyalap, maiyalarp, มัยลาภ
Vacharaphol: vacharaphol, watcharaphon, วัชรพล
Khu Bon: khu bon, kubon, คู้บอน
Outer Ring Road - Ram Inthra: outer ring road, วงแหวนรามอินทรา, วงแหวน รามอินทรา
Nopparat: nopparat, noparat, นพรัตน์
Bang Chan: bang chan, bangchan, บางชัน
Setthabutbamphen: setthabut, เศรษฐบุตรบำเพ็ญ
Min Buri Market: minburi market, ตลาดมีนบุรี
Min Buri: min buri, minburi, มีนบุรี, รถไฟฟ้ามีนบุรี
Impact Muang Thong Thani: impact, impact arena, อิมแพ็ค, อิมแพค เมืองทอง
Krung Thep Aphiwat: krung thep aphiwat, krungthep apiwat, กรุงเทพอภิวัฒน์, bang sue grand station, สถานีกลางบางซื่อ
Chatuchak: chatuchak, jatujak, จตุจักร
Bang Khen: bang khen, bangken, บางเขน
Thung Song Hong: thung song hong, tung song hong, ทุ่งสองห้อง
Don Mueang: don mueang, don muang, donmuang, ดอนเมือง, สนามบินดอนเมือง, don mung
Lak Hok (Rangsit University): lak hok, หลักหก
Rangsit: rangsit, รังสิต
Bang Bamru: bang bamru, bangbumru, บางบำหรุ
Taling Chan: taling chan, talingchan, ตลิ่งชัน
`

/** Each spelling with the name of the station it stands for. */
export const stationSpellings: readonly { typed: string; name: string }[] = lines
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [name = '', spellings = ''] = line.split(': ')
    return spellings.split(', ').map((typed) => ({ typed, name }))
  })
