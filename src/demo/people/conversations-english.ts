import type { DemoConversation } from './conversations.ts'

export const englishConversations: readonly DemoConversation[] = [
  {
    ...{ with: 'Daniel Okafor', channel: 'whatsapp', by: 'krit', isArchived: true },
    messages: [
      [
        162,
        10,
        'them',
        'Good morning, we land on Thursday. Can we see the three houses on Friday?',
      ],
      [162, 11, 'us', 'Friday works. 10:00 at On Nut, then Phra Khanong and Udom Suk by car.'],
      [159, 18, 'them', 'The second one, with the mango tree. The children have decided.'],
      [
        158,
        9,
        'us',
        'A good choice. The owner accepts two years from the 1st, two months’ deposit.',
      ],
      [151, 16, 'them', 'Signed and sent. Thank you for your patience with our questions.'],
      [120, 12, 'us', 'Four weeks in: is everything working? The owner asks about the water pump.'],
      [120, 13, 'them', 'All fine, the pump is quiet now. Greetings from the mango tree.'],
    ],
  },
  {
    ...{ with: 'Sophie Marchetti', channel: 'whatsapp', by: 'ploy', isImportant: true },
    messages: [
      [94, 9, 'us', 'Hello Sophie, Ploy here. Two flats near Chong Nonsi allow a small dog.'],
      [94, 12, 'them', 'He weighs six kilos and sleeps all day. Do they both have an oven?'],
      [93, 10, 'us', 'One has an oven, the other has space for one and the owner would buy it.'],
      [50, 19, 'them', 'I asked about Convent Row on your site. The kitchen looks right at last.'],
      [
        49,
        10,
        'us',
        'It is free from the 1st. The dog is no problem, 5,000 THB once for cleaning.',
      ],
      [49, 11, 'them', 'Saturday at eleven?'],
      [49, 11, 'us', 'Saturday at eleven, in the lobby. I bring the floor plan.'],
      [6, 17, 'them', 'We would like to offer 2,000 less for two years. Could you ask?'],
      [5, 10, 'us', 'Asked. The owner thinks about it until Friday.'],
    ],
  },
  {
    ...{ with: 'Hiroshi Nakabayashi', channel: 'email', by: 'krit' },
    messages: [
      [
        80,
        9,
        'us',
        'Dear Mr Nakabayashi, as discussed: three-bedroom homes near Phrom Phong, available from April, with company contracts accepted. I will send four of them tomorrow.',
      ],
      [
        78,
        14,
        'them',
        'Thank you. Our accounting needs an invoice each month with the tax number of the owner. Please confirm for each home.',
      ],
      [
        77,
        11,
        'us',
        'Three of the four owners are companies and invoice monthly. I have left out the fourth.',
      ],
      [
        63,
        15,
        'them',
        'We prefer the second and the third. I visit Bangkok from the 12th to the 15th.',
      ],
      [
        62,
        10,
        'us',
        'Both are reserved for a viewing on the 13th, at 9:30 and at 11:00. The stations are one apart.',
      ],
    ],
  },
  {
    ...{ with: 'Grace Lindqvist', channel: 'whatsapp', by: 'ploy' },
    messages: [
      [51, 13, 'them', 'River view means river from the sofa, not from the laundry balcony :)'],
      [
        51,
        14,
        'us',
        'Understood. Two of them pass the sofa test: Riva Charoen Nakhon and Chao Nam Bang Rak.',
      ],
      [50, 9, 'them', 'Freehold quota still open in both?'],
      [
        50,
        12,
        'us',
        'Open at Riva. At Chao Nam it is 49 % full, I have asked the juristic office in writing.',
      ],
      [30, 18, 'them', 'My bank asks for the foreign exchange form. Who issues it?'],
      [
        29,
        10,
        'us',
        'Your bank here, for each transfer above 50,000 USD. I will send you the list of steps.',
      ],
      [3, 20, 'them', 'January 8th to 11th is booked. Please line up the two and one surprise.'],
    ],
    isUnread: true,
  },
  {
    ...{ with: 'Chen Haoran', channel: 'email', by: 'krit' },
    messages: [
      [
        39,
        16,
        'them',
        'Please send studios with tenants and the yield after common fees. I do not need pictures.',
      ],
      [
        38,
        11,
        'us',
        'Attached as text: five studios within 400 m of Phra Ram 9, rents, fees, contracts until. Yields from 4.6 to 5.8 % after fees.',
      ],
      [37, 21, 'them', 'No. 2 and no. 5. Are both on one floor?'],
      [
        36,
        9,
        'us',
        'No. 2 is on the 14th, no. 5 on the 22nd. One owner sells both, which helps with the price.',
      ],
      [
        12,
        22,
        'them',
        'I wait for the new rate of my bank. Keep me informed if somebody else asks.',
      ],
    ],
  },
  {
    ...{ with: 'Rajesh Balakrishnan', channel: 'whatsapp', by: 'nok' },
    messages: [
      [
        23,
        10,
        'us',
        'Good morning! Fifteen minutes by train to Silom: On Nut is 19, Ekkamai 14, Ari 21.',
      ],
      [23, 12, 'them', 'Ekkamai then, but quiet. Not above a bar again please.'],
      [
        22,
        11,
        'us',
        'Monsoon House Ekkamai, 7th floor, garden side. I stood on the balcony at ten last night: frogs.',
      ],
      [22, 12, 'them', 'Frogs are acceptable.'],
    ],
  },
  {
    ...{ with: 'Emily Hartigan', channel: 'facebook', by: 'nok' },
    messages: [
      [
        14,
        20,
        'them',
        'Hi! Saw your page. I start at a school near Bearing in January. Is 25k enough for a one-bed with a desk?',
      ],
      [
        13,
        10,
        'us',
        'Hello Emily, it is. From Udom Suk to Bearing there are nine; six have a desk already.',
      ],
      [13, 22, 'them', 'Brilliant. Video viewing possible? I am in Perth.'],
      [12, 11, 'us', 'Yes, on Thursday at 18:00 Bangkok, 19:00 for you. I will call you here.'],
    ],
  },
  {
    ...{ with: 'Jonathan Reyes', channel: 'whatsapp', by: 'ploy' },
    messages: [
      [4, 15, 'them', 'Six months only, company pays. Makkasan because of the airport train.'],
      [3, 9, 'us', 'Rail House Makkasan takes six months at 10 % more. Shall I send two of them?'],
      [1, 21, 'them', 'Please do. I can decide this week.'],
    ],
    isUnread: true,
  },
  {
    ...{ with: 'Marcus Feldt', channel: 'whatsapp', by: 'krit' },
    messages: [
      [70, 11, 'them', 'My client likes your 9A at Khlong Works. Half and half as always?'],
      [70, 12, 'us', 'As always. Keys at reception under Fourth Floor, from two o’clock.'],
      [69, 16, 'them', 'They take it. Contract from your side or mine?'],
      [69, 17, 'us', 'Ours, the owner knows the form. Draft by tomorrow noon.'],
    ],
  },
  {
    ...{ with: 'Margaret Ashdown', channel: 'email', by: 'krit', isImportant: true },
    messages: [
      [
        130,
        18,
        'them',
        'The tenant leaves in August. Please advertise again at the same rent, and have the curtains washed.',
      ],
      [
        129,
        10,
        'us',
        'Advertised today. The curtains go on Monday, 1,900 THB, shall I pay and put it on the statement?',
      ],
      [129, 17, 'them', 'Yes please.'],
      [
        101,
        11,
        'us',
        'Let from the 1st for a year, 31,000 THB, a couple from Lyon. The contract is in your mail.',
      ],
      [
        8,
        16,
        'them',
        'Is it a good moment to sell instead? I am seventy next year and would like less paper in my life.',
      ],
      [
        7,
        10,
        'us',
        'I will write you an honest page about that by Friday: prices of the last year in the house, taxes, and what a tenant in place means.',
      ],
    ],
  },
  {
    ...{ with: 'Zhao Min', channel: 'whatsapp', by: 'nok', isArchived: true },
    messages: [
      [88, 13, 'them', 'Do you still have the corner flat at Northline Tao Poon?'],
      [88, 14, 'us', 'Rented last week, sorry. One floor above comes free in two months.'],
      [88, 14, 'them', 'Too late for mine. Next time!'],
    ],
  },
  {
    ...{ with: 'Tan Wei Sheng', channel: 'whatsapp', by: 'ploy' },
    messages: [
      [33, 19, 'them', 'Aircon man says the bedroom unit is dead. How much is a new one?'],
      [
        32,
        9,
        'us',
        '18,500 with fitting, inverter, five years on the compressor. Two quotes in the picture I sent by mail.',
      ],
      [32, 10, 'them', 'The second one. Go ahead.'],
      [30, 15, 'us', 'Fitted this morning. The tenant says thank you, it is 31 degrees.'],
    ],
  },
  {
    ...{ with: 'Kenji Morikawa', channel: 'email', by: 'krit' },
    messages: [
      [19, 8, 'them', 'May I ask whether the flat was shown last month? I saw no report.'],
      [
        19,
        11,
        'us',
        'Four times, Morikawa-san; I apologise for the missing report. Three found the price right and the view better than the pictures. New pictures are booked for Tuesday.',
      ],
      [18, 8, 'them', 'Thank you for the clear answer. Please go on.'],
    ],
  },
]
