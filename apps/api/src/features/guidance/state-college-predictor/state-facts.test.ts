import {
  SCORE_KEYS,
  STATE_CLAIMS,
  STATE_COUNSELLING_IDS,
  type StateCounsellingId,
} from '@sopaan/domain/state/counsellings/state-counselling'
import { findStateCounselling } from '@sopaan/domain/state/counsellings/state-counsellings'
import type { StateSet } from '@sopaan/domain/state/state-book'
import { STATE_CATEGORY_NAMES, type StateCategoryKey } from '@sopaan/domain/state/state-names'
import { judgeStateSeats, type StateProfile } from '@sopaan/domain/state/state-predictor'
import { expect, test } from 'vitest'
import { loadShippedStateBook } from './shipped-state-book.ts'

/**
 * Twenty published rows of each counselling, evenly drawn, and a candidate each: institute, branch (with its code where there is one), category code, region,
 * round and stage, closing figure | score it is judged by, category, gender, home (`-` = not asked), claims. Sources: the
 * counselling bodies' closing tables of the seasons named in data/README.md.
 */
const PUBLISHED: Readonly<Record<StateCounsellingId, readonly string[]>> = {
  'mht-cet-cap': [
    "Shri Vile Parle Kelvani Mandal's Dwarkadas J. Sanghvi College of Engineering, Vile Parle,Mumbai | 0319961210 Mechanical Engineering | GOPENS | any | 1 | 7451 | rank | open male mumbai-university -",
    "Jaywant Shikshan Prasarak Mandal's,Rajarshi Shahu College of Engineering, Tathawade, Pune | 0614126210 Computer Science and Business Systems | DEFOPENS | any | 1 | 29601 | rank | open male mumbai-university defence",
    "Progressive Education Society's Modern College of Engineering, Pune | 0613984410 Electronics and Computer Engineering | GNT1S | any | 1 | 33498 | rank | nt-1 male mumbai-university -",
    "Bharati Vidyapeeth's College of Engineering,Lavale, Pune | 0679619110 Civil Engineering | LOBCH | home-university:Savitribai Phule Pune University | 1 | 135413 | rank | obc female savitribai-phule-pune-university -",
    "Marathwada Mitra Mandal's Institute of Technology, Lohgaon, Pune | 0620361210 Mechanical Engineering | GVJH | other-than-home-university:Savitribai Phule Pune University | 1 | 99284 | rank | vj-dt male mumbai-university -",
    'Ajeenkya DY Patil School of Engineering, Lohegaon, Pune | 0673224510 Computer Engineering | GSTH | other-than-home-university:Savitribai Phule Pune University | 1 | 138903 | rank | st male mumbai-university -',
    'Sinhgad Institute of Technology | 0618524610 Information Technology | DEFOBCS | any | 1 | 77657 | rank | obc male mumbai-university defence',
    "MET's Institute of Technology Polytechnic, Bhujbal Knowledge City, Adgaon Nashik | 0524492210 Civil and Environmental Engineering | GNT1H | home-university:Savitribai Phule Pune University | 1 | 180180 | rank | nt-1 male savitribai-phule-pune-university -",
    "Saraswati Education Society's Saraswati College of Engineering,Kharghar Navi Mumbai | 0315424610 Information Technology | LSEBCS | any | 1 | 63789 | rank | sebc female mumbai-university -",
    'Pravara Rural College of Engineering, Loni, Pravaranagar, Ahmednagar. | 0513984410 Electronics and Computer Engineering | GOBCO | other-than-home-university:Savitribai Phule Pune University | 1 | 88038 | rank | obc male mumbai-university -',
    'Prof Ram Meghe College of Engineering and Management, Badnera | 0112819110 Civil Engineering | TFWS | any | 1 | 116834 | rank | open male mumbai-university tfw',
    "Maratha Vidya Prasarak Samaj's Karmaveer Adv. Baburao Ganpatrao Thakare College Of Engineering, Nashik | 0510829310 Electrical Engineering | GSEBCS | any | 1 | 116395 | rank | sebc male mumbai-university -",
    'Saraswati Education Society, Yadavrao Tasgaonkar Institute of Engineering & Technology, Karjat | 0314724510 Computer Engineering | GOPENH | home-university:Mumbai University | 1 | 66371 | rank | open male mumbai-university -',
    "Jawahar Education Society's Institute of Technology, Management & Research, Nashik. | 0540124610 Information Technology | LSCO | other-than-home-university:Savitribai Phule Pune University | 1 | 158574 | rank | sc female mumbai-university -",
    'Shriram Institute Of Engineering & Technology, (Poly), Paniv | 0644424510 Computer Engineering | LOBCH | home-university:Punyashlok Ahilyadevi Holkar Solapur University | 1 | 147073 | rank | obc female punyashlok-ahilyadevi-holkar-solapur-university -',
    'Nagnathappa Halge Engineering College, Parli, Beed | 0213729710 Electrical and Electronics Engineering | LOPENO | home-university:Dr. Babasaheb Ambedkar Marathwada University | 1 | 175836 | rank | open female dr-babasaheb-ambedkar-marathwada-university -',
    'NKSPT INSTITUTE OF ENGINEERING AND TECHNOLOGY PATHIKAR CAMPUS | 0277999510 Artificial Intelligence and Data Science | LSEBCH | other-than-home-university:Dr. Babasaheb Ambedkar Marathwada University | 1 | 203663 | rank | sebc female mumbai-university -',
    "Phaltan Education Society's College of Engineering Thakurki Tal- Phaltan Dist-Satara | 0676619110 Civil Engineering | LSEBCH | home-university:Shivaji University | 1 | 198272 | rank | sebc female shivaji-university -",
    'Siddhivinayak Technical Campus, School of Engineering & Research Technology, Shirasgon, Nile | Electronics and Telecommunication Engg | GOPENH | home-university:Sant Gadge Baba Amravati University | 1 | 144971 | rank | open male sant-gadge-baba-amravati-university -',
    'Cummins College of Engineering For Women, Sukhali (Gupchup), Tal. Hingna Hingna Nagpur | Computer Science and Engineering | LSCO | other-than-home-university:Rashtrasant Tukadoji Maharaj Nagpur University | 1 | 124218 | rank | sc female mumbai-university -',
  ],
  kcet: [
    'Bangalore Institute of Technology Bangalore | Computer Science and Engineering | STR | rest-of-karnataka | 1 | 37063 | rank | st male - rural',
    'B L D E As V.P. Dr. P. G. Hallakatti College of Engg. and Tech. vijayapur | Computer Science and Engineering (Artificial Intelligence and Machine Learning) | 2AR | rest-of-karnataka | 1 | 51758 | rank | 2a male - rural',
    'Ballari Institute of Technology and Management Near Allipur Bellary | Mechanical Engineering | GMK | rest-of-karnataka | 1 | 173905 | rank | open male - kannada-medium',
    'Nagarjuna College of Engineering and Technology Bangalore (R) | Computer Science and Engineering | 3BG | rest-of-karnataka | 1 | 60350 | rank | 3b male - -',
    'Impact College of Engineering and Applied Sciences Bangalore | Artificial Intelligence and Machine Learning | GMK | rest-of-karnataka | 1 | 74604 | rank | open male - kannada-medium',
    'Alva`s Institute of Engineering and Technology Moodabidri, | Mechanical Engineering | SCG | rest-of-karnataka | 1 | 252070 | rank | sc male - -',
    'Jain Institute of Technology Cross,Davanagere | Artificial Intelligence and Machine Learning | STG | rest-of-karnataka | 1 | 94660 | rank | st male - -',
    'Jain College of Engineering and Research Udyambhag, Belgaum | Electronics and Communication Engineering | SCR | rest-of-karnataka | 1 | 203116 | rank | sc male - rural',
    'University of Visvesvaraya College of Engineering Bangalore ( PUBLIC UNIV. ) | Civil Engineering | GM | rest-of-karnataka | 2 | 53340.5 | rank | open male - -',
    'Sri Jayachamarajendra College of Engineering(Const. of JSS Univ.) Mysore | Electronics and Instrumentation Engineering | SCK | rest-of-karnataka | 2 | 118108 | rank | sc male - kannada-medium',
    'Jawaharlal Nehru National College of Engineering Shimoga | Electrical and Electronics Engineering | 3BG | rest-of-karnataka | 2 | 103020 | rank | 3b male - -',
    'East West Institute of Technology Bangalore | Computer Science and Engineering (Artificial Intelligence and Machine Learning) | 1R | rest-of-karnataka | 2 | 68237 | rank | category-1 male - rural',
    'P E S Institute of Technology and Management Shivamogga | Electronics and Communication Engineering | SCR | rest-of-karnataka | 2 | 209527 | rank | sc male - rural',
    'VSMs Somashekar R Kothiwale Institute of Technology Nippani, Belgaum- Dist | Electronics and Communication Engineering | 2BG | rest-of-karnataka | 2 | 158146 | rank | 2b male - -',
    'Visvesvaraya Technological University Belgaum | B Tech in Electronics and Computer Engineering | 3BG | rest-of-karnataka | 2 | 78359 | rank | 3b male - -',
    'Dayananda Sagar College of Engineering Bangalore | Information Science and Engineering | SCR | rest-of-karnataka | 3 | 62374 | rank | sc male - rural',
    'JSS Science and Technology University(Formerly SJCE) Mysore | Computer Science and Engineering | SCK | rest-of-karnataka | 3 | 45226 | rank | sc male - kannada-medium',
    'Global Academy of Technology Bangalore | Electronics and Communication Engineering | 2AK | rest-of-karnataka | 3 | 63400 | rank | 2a male - kannada-medium',
    'Government Engineering College Devagiri,Haveri | Mechanical Engineering | GM | rest-of-karnataka | 3 | 260901 | rank | open male - -',
    'CMR University CHAGALATTI, BANGALORE | B Tech in Information Technology | 2BG | rest-of-karnataka | 3 | 58373 | rank | 2b male - -',
  ],
  comedk: [
    'Ballari Institute of Technology And Management-Near Allipura, Ballari | AI Artificial Intelligence and Machine Learning | GM | any | 1 | 105216 | rank | open male - -',
    'Karavali Institute of Technology-Kottara, Mangaluru | AE Aeronautical Engineering | GM | any | 1 | 111746 | rank | open male - -',
    'Tontadarya College of Engineering-Mundaragi Road , Gadag | AI Artificial Intelligence and Machine Learning | GM | any | 1 | 54026 | rank | open male - -',
    'Dr. Ambedkar Institute of Technology-Malathahalli, Bengaluru | CB Computer Science and Business Systems | GM | any | 1 | 30454 | rank | open male - -',
    'BMS College of Engineering-Basavanagudi, Bengaluru | CD Computer Science and Engineering (Data Science) | KKR | kalyana-karnataka | 1 | 10925 | rank | open male - kalyana-karnataka',
    'Sapthagiri NPS University-Hesarghatta Main Road, Bengaluru | CD Computer Science and Engineering (Data Science) | KKR | kalyana-karnataka | 1 | 79991 | rank | open male - kalyana-karnataka',
    'Malnad College of Engineering-Rangoli Halla, Hassan | CI Computer Science and Engineering (Artificial Intelligence and Machine Learning) | GM | any | 1 | 67395 | rank | open male - -',
    'Acharya Institute of Technology-Soladevanahalli, Bengaluru | CS Computer Science and Engineering | KKR | kalyana-karnataka | 1 | 64341 | rank | open male - kalyana-karnataka',
    'C.M.R. Institute of Technology-Brookefield, Bengaluru | CS Computer Science and Engineering | GM | any | 1 | 12617 | rank | open male - -',
    'Jain College of Engineering and Research-Udyambag, Belagavi | CV Civil Engineering | GM | any | 1 | 64792 | rank | open male - -',
    'Rajiv Gandhi Institute of Technology-R T Nagar Post, Bengaluru | CS Computer Science and Engineering | GM | any | 1 | 89437 | rank | open male - -',
    'Vidyavardhaka College of Engineering-Gokulam, Mysuru | CS Computer Science and Engineering | KKR | kalyana-karnataka | 1 | 106835 | rank | open male - kalyana-karnataka',
    'Aditya College of Engineering and Technology-Yelahanka, Bengaluru | DS Data Science | GM | any | 1 | 74590 | rank | open male - -',
    'BMS Institute of Technology and Management-Yelahanka, Bengaluru | EE Electrical and Electronics Engineering | GM | any | 1 | 15728 | rank | open male - -',
    'KLS Vishwanathrao Deshpande Institute of Technology-Dandeli Road, Haliyal | EE Electrical and Electronics Engineering | GM | any | 1 | 93737 | rank | open male - -',
    'Shri Madhwa Vadiraja Institute of Technology and Management-Bantakal, Udupi | EC Electronics and Communication Engineering | GM | any | 1 | 94586 | rank | open male - -',
    'Harsha Institute of Technology-Nelamangala Taluk, Bangalore Rural | EC Electronics and Communication Engineering | GM | any | 1 | 82772 | rank | open male - -',
    'Maharaja Institute of Technology-Belawadi, Mandya | ME Mechanical Engineering | GM | any | 1 | 108369 | rank | open male - -',
    'Garden City University-Old Madras Road, Bengaluru | ROB Robotics | GM | any | 1 | 73658 | rank | open male - -',
    'Raja Rajeswari College of Engineering-Kumbalgodu, Bengaluru | IC Computer Science and Engineering (IOT and Cyber Security Including Block Chain Technology) | GM | any | 1 | 110484 | rank | open male - -',
  ],
  tnea: [
    'Annamalai University Faculty of Engineering and Technology Annamalai nagar Cuddalore | EI Electronics and Instrumentation Engineering | MBC | tamil-nadu | all | 113.5 | marks | mbc male - -',
    'JNN Institute of Engineering (Autonomous), Ushaa Garden, 90, Kannigaipair Village, Uthukottai Taluk, Thiruvallur-601102. | CS Computer Science and Engineering | OC | tamil-nadu | all | 155.5 | marks | open male - -',
    'Loyola Institute of Technology, Palanchur, Mevalurkuppam, B village, Nazarathpet Post, Sriperumpudur Taluk, Kanchipuram District, Chennai-600123. | CS Computer Science and Engineering | BCM | tamil-nadu | all | 145 | marks | bcm male - -',
    'Sri Sivasubramaniya Nadar College of Engineering (Autonomous), Rajiv Gandhi Salai (OMR), Kalavakkam,Kanchipuram District-603110. | IT Information Technology | SCA | tamil-nadu | all | 178 | marks | sca male - -',
    'Prince Shri Venkateshwaraa Padmavathy Engineering College (Autonomous), Medavakkam - Mambakkam Road, Ponmar, Kanchipuram, Chennai-600127. | IT Information Technology | OC | tamil-nadu | all | 192 | marks | open male - -',
    'Arulmigu Meenakshi Amman College of Engineering, Vadamavandal Village, Namandi Post,(Near Kanchipuram),Tiruvanamalai-604410. | CS Computer Science and Engineering | OC | tamil-nadu | all | 110.5 | marks | open male - -',
    'Coimbatore Institute of Technology (Autonomous) Civil Aerodrome Post Coimbatore District 641014 | CM Computer Science and Engineering (SS) | ST | tamil-nadu | all | 173.5 | marks | st male - -',
    'Adhiyamaan College of Engineering (Autonomous), Aeri Campus, Dr.M.G.R.Nagar, Hosur, Krishnagiri District-635109. | IT Information Technology | OC | tamil-nadu | all | 151 | marks | open male - -',
    'Sona College of Technology (Autonomous), Sona Nagar, Thiagarajar Polytechnic College Road, Suramangalam (P.O),Salem District-636005. | EX Electronics and Computer Engineering | BC | tamil-nadu | all | 157.5 | marks | bc male - -',
    'AVS Engineering College, Military Road, Ammapet, Salem-636003. | ME Mechanical Engineering | SCA | tamil-nadu | all | 102.5 | marks | sca male - -',
    'CSI College of Engineering, Ketti Valley, The Nilgiris-643215. | AD Artificial Intelligence and Data Science | OC | tamil-nadu | all | 131.5 | marks | open male - -',
    'Park College of Engineering and Technology, Avinashi Road (NH-47), Kaniyur,Coimbatore-641659. | CS Computer Science and Engineering | BCM | tamil-nadu | all | 132 | marks | bcm male - -',
    'SNS College of Engineering (Autonomous), Sathy Main Road, Kurumbapalayam Post, Coimbatore-641107. | AD Artificial Intelligence and Data Science | BCM | tamil-nadu | all | 157.5 | marks | bcm male - -',
    'KGISL Institute of Technology, 365, KGISL Campus, Thudiyalur Road, Saravanampatti, Coimbatore-641035. | AM Computer Science and Engineering (AI and Machine Learning) | OC | tamil-nadu | all | 177.5 | marks | open male - -',
    'University College of Engineering Panruti Chennai-Kumbakonam Highway Panikkankuppam Panruti Cuddalore District 607106 | EC Electronics and Communication Engineering | BC | tamil-nadu | all | 133 | marks | bc male - -',
    'J.J. College of Engineering and Technology, Ammapettai, Poolankulathupatti Post, Tiruchirappalli-620009. | IT Information Technology | BC | tamil-nadu | all | 126.5 | marks | bc male - -',
    'Kings College of Engineering (Autonomous), Punalkulam Village, Gandarvakkottai Taluk, Pudukkottai District-613303. | EE Electrical and Electronics Engineering | SC | tamil-nadu | all | 90 | marks | sc male - -',
    'C.S.I. Institute of Technology, Thovalai & PO, Kanyakumari District, Nagercoil-629302. | EC Electronics and Communication Engineering | OC | tamil-nadu | all | 132 | marks | open male - -',
    'Sri Vidya College of Engineering and Technology, Sivakasi Main Road, P.Kumaralingapuram, Virudhunagar-626005. | CE Civil Engineering | OC | tamil-nadu | all | 103.5 | marks | open male - -',
    'PSNA College of Engineering and Technology (Autonomous), Kothandaraman Nagar, Muthanampatti (PO), Dindigul-624622. | CB Computer Science and Bussiness System | BCM | tamil-nadu | all | 166.5 | marks | bcm male - -',
  ],
  'ts-eapcet': [
    'ABDULKALAM INST OF TECHNOLOGY AND SCI | CIV Civil Engineering | BC_E_BOYS | telangana | final | 147175 | rank | bc-e male - -',
    'AVN INST OF ENGG TECHNOLOGY (AUTONOMOUS) | CIV Civil Engineering | BC_D_GIRLS | telangana | final | 119536 | rank | bc-d female - -',
    'BRILLIANT INSTT OF ENGG AND TECHNOLOGY (AUTONOMOUS) | CSC Computer Science and Engineering (Cyber Security) | ST_GIRLS | telangana | final | 147483 | rank | st female - -',
    'SRI CHAITANYA TECHNICAL CAMPUS | CSM Computer Science and Engineering (Artificial Intelligence and Machine Learning) | ST_BOYS | telangana | final | 105884 | rank | st male - -',
    'DARIPALLY ANANTHA RAMULU COLLOF ENGGAND TECH | CSE Computer Science and Engineering | SC_III_GIRLS | telangana | final | 96179 | rank | sc-3 female - -',
    'GURUNANAK INST OF TECHNOLOGY (AUTONOMOUS) | CIV Civil Engineering | SC_II_GIRLS | telangana | final | 135508 | rank | sc-2 female - -',
    'INSTITUTE OF AERONAUTICAL ENGINEERING | CIV Civil Engineering | BC_A_GIRLS | telangana | final | 93384 | rank | bc-a female - -',
    'J B INSTITUTE OF ENGG AND TECHNOLOGY | ECM Electronics and Computer Engineering | BC_A_BOYS | telangana | final | 99379 | rank | bc-a male - -',
    'JNTUH UNIVERSITY COLLEGE OF ENGINEERING RAJANNA SIRCILLA | EEE Electrical and Electronics Engineering | OC_GIRLS | telangana | final | 73951 | rank | open female - -',
    'KAKATIYA INSTITUTE OF TECHNOLOGY AND SCI | CSD Computer Science and Engineering (Data Science) | OC_BOYS | telangana | final | 21809 | rank | open male - -',
    'KAMALA INSTITUTE OF TECHNOLOGY AND SCIENCE (AUTONOMOUS) | AIM Artificial Intelligence and Machine Learning | EWS_GIRLS | telangana | final | 107936 | rank | ews female - -',
    'MAHATMA GANDHI INSTITUTE OF TECHNOLOGY (AUTONOMOUS) | MCT Mechanical (Mechtronics) Engineering | BC_D_GIRLS | telangana | final | 84203 | rank | bc-d female - -',
    'MALLA REDDY COLLEGE OF ENGINEERING | ECE Electronics and Communication Engineering | BC_D_BOYS | telangana | final | 59017 | rank | bc-d male - -',
    'NARSIMHAREDDY ENGINEERING COLLEGE (AUTONOMOUS) | ECE Electronics and Communication Engineering | ST_BOYS | telangana | final | 140638 | rank | st male - -',
    'SWARNA BHARATHI INSTITUTE OF SCI AND TECHNOLOGY (AUTONOMOUS) | ECE Electronics and Communication Engineering | SC_III_GIRLS | telangana | final | 140204 | rank | sc-3 female - -',
    'SAMSKRUTHI COLLEGE OF ENGG AND TECHNOLOGY (AUTONOMOUS) | ECE Electronics and Communication Engineering | BC_B_BOYS | telangana | final | 127224 | rank | bc-b male - -',
    'UNIVERSITY COLLEGE OF ENGINEERING, HUSNABAD, SATAVAHANA UNIVERSITY | CSE Computer Science and Engineering | BC_A_GIRLS | telangana | final | 121468 | rank | bc-a female - -',
    'TRR COLLEGE OF TECHNOLOGY | INF Information Technology | BC_A_BOYS | telangana | final | 113733 | rank | bc-a male - -',
    'VIGNAN INSTITUTE OF TECHNOLOGY AND SCI (AUTONOMOUS) | INF Information Technology | OC_GIRLS | telangana | final | 43974 | rank | open female - -',
    'VIJAYA ENGINEERING COLLEGE | ECE Electronics and Communication Engineering | OC_BOYS | telangana | final | 110575 | rank | open male - -',
  ],
  'ap-eapcet': [
    'BONAM VENKATA CHALAMAIAH INST. OF TECH AND SCI. | CIV Civil Engineering | ST_BOYS | au | final | 170816 | rank | st male au -',
    'PYDAH COLL OF ENGINEERING | CAI CSE (Artificial Intelligence) | SC_GIRLS | au | final | 165071 | rank | sc female au -',
    'G V R AND S COLLEGE OF ENGG. AND TECHNOLOGY | MEC Mechanical Engineering | BC_C_GIRLS | au | final | 137558 | rank | bc-c female au -',
    'PRIYADARSHINI INST. OF TECHNOLOGY AND SCIENCES | AID Artificial Intelligence and Data Science | BC_B_GIRLS | au | final | 86174 | rank | bc-b female au -',
    'AMRITA SAI INST. OF SCIENCE AND TECHNOLOGY | CSM CSE (Artificial Intelligence and Machine Learning) | EWS_BOYS | au | final | 87342 | rank | ews male au -',
    'PALADUGU PARVATHI DEVI COLLEGE OF ENGG AND TECH | ECE Electronics and Communication Engineering | BC_B_GIRLS | au | final | 119055 | rank | bc-b female au -',
    'VKR VNB AND AGK ENGINEERING COLLEGE | ECE Electronics and Communication Engineering | SC_GIRLS | au | final | 176645 | rank | sc female au -',
    'RISE KRISHNA SAI GANDHI GROUP OF INSTITUTIONS | ECE Electronics and Communication Engineering | BC_E_GIRLS | au | final | 157493 | rank | bc-e female au -',
    'AVANTHI INSTITUTE OF ENGG. AND TECHNOLOGY | ECE Electronics and Communication Engineering | BC_A_BOYS | au | final | 175677 | rank | bc-a male au -',
    'SANKETHIKA VIDYA PARISHAD ENGINEERING COLLEGE | AIM Artificial Intelligence and Machine Learning | SC_GIRLS | au | final | 170093 | rank | sc female au -',
    'MAHARAJAHS COLLEGE PHARMACY | PHM B.Pharmacy (MPC stream) | BC_D_GIRLS | au | final | 172679 | rank | bc-d female au -',
    'SASI INSTITUTE OF TECHNOLOGY AND ENGINEERING | INF Information Technology | OC_GIRLS | au | final | 49873 | rank | open female au -',
    'JNTUA COLLEGE OF ENGG. ANANTAPURAMU | CHE Chemical Engineering | OC_GIRLS | svu | final | 71956 | rank | open female svu -',
    'KMM INST OF TECHNOLOGY AND SCIENCE | EEE Electrical and Electronics Engineering | OC_BOYS | svu | final | 97397 | rank | open male svu -',
    'SRI VENKATESWARA COLLEGE OF ENGG. AND TECHNOLOGY | CIV Civil Engineering | ST_BOYS | svu | final | 160568 | rank | st male svu -',
    'KANDULA OBUL REDDY MEMORIAL COLL. OF ENGG. | AID Artificial Intelligence and Data Science | BC_B_BOYS | svu | final | 57112 | rank | bc-b male svu -',
    'DR.K.V.SUBBA REDDY INST. OF TECHNOLOGY | MEC Mechanical Engineering | BC_D_BOYS | svu | final | 131129 | rank | bc-d male svu -',
    'AUDHISANKARA COLLEGE OF ENGG. AND TECHNOLOGY | CAI CSE (Artificial Intelligence) | OC_GIRLS | svu | final | 176092 | rank | open female svu -',
    'ADITYA UNIVERSITY | MEC Mechanical Engineering | ST_BOYS | au | final | 118264 | rank | st male au -',
    'ANNAMACHARYA UNIVERSITY | CIV Civil Engineering | BC_D_BOYS | svu | final | 151749 | rank | bc-d male svu -',
  ],
  keam: [
    'Government College of Engineering, Kannur | Computer Science and Engineering | SM | kerala | all Phase 2 | 3561 | rank | open male - -',
    'Govt. Rajiv Gandhi Institute of Tech., Kottayam. | Electronics and Communication Engineering | LA | kerala | all Phase 2 | 8585 | rank | latin-catholic male - -',
    'College of Engineering,Thiruvananthapuram. | Industrial Engineering | BX | kerala | all Phase 2 | 13205 | rank | other-backward-christian male - -',
    'N S S College of Engineering, Palakkad | Electrical and Electronics Engineering | LA | kerala | all Phase 2 | 17646 | rank | latin-catholic male - -',
    'Mar Baselios College of Engineering and Technology, Thiruvananthapuram | Computer Science and Engineering | LA | kerala | all Phase 2 | 22910 | rank | latin-catholic male - -',
    'Albertian Institute of Science and Technology, Kochi | Computer Science and Engineering (Artificial Intelligence and Machine Learning) | FW | kerala | all Phase 2 | 27512 | rank | open male - tfw',
    'Government Engineering College, Idukki | Electronics and Communication Engineering | EW | kerala | all Phase 2 | 31741 | rank | ews male - -',
    'M. Dasan Institute of Technology, Kozhikode | Computer Science and Engineering | FW | kerala | all Phase 2 | 36010 | rank | open male - tfw',
    'Mar Baselios Institute of Technology and Science, Ernakulam | Computer Science and Engineering | SM | kerala | all Phase 2 | 40052 | rank | open male - -',
    'Jyothi Engineering College, Thrissur | Mechanical Engineering | SM | kerala | all Phase 2 | 44671 | rank | open male - -',
    'Government Engineering College, Kozhikkode | Electrical and Computer Engineering | VK | kerala | all Phase 1 | 47942 | rank | viswakarma male - -',
    'ACE College Of Engineering, Thiruvananthapuram | Aeronautical Engineering | EZ | kerala | all Phase 2 | 51123 | rank | ezhava male - -',
    'Vimal Jyothi Engineering College, Kannur | Computer Science and Engineering | BH | kerala | all Phase 1 | 54032 | rank | other-backward-hindu male - -',
    'K M E A Engineering College, Cochin | Mechanical Engineering | LA | kerala | all Phase 1 | 56375 | rank | latin-catholic male - -',
    'College of Dairy Science and Technology, Pookode | Dairy Technology. | ST | kerala | all Phase 1 | 58327 | rank | st male - -',
    'Providence College of Engineering, Chengannur | Computer Science and Engineering (Internet of Things and Cyber Security including Block Chain) | DV | kerala | all Phase 1 | 60179 | rank | dheevara male - -',
    'T K M Institute of Technology, Kollam | Bio Medical Engineering | SC | kerala | all Phase 1 | 61707 | rank | sc male - -',
    'Sreepathy Institute of Management and Technology, Palakkad | Computer Science and Engineering | MU | kerala | all Phase 1 | 63243 | rank | muslim male - -',
    'John Cox Memorial C S I Institute of Technology, Thiruvananthapuram | Mechanical Engineering | SM | kerala | all Phase 2 | 64258 | rank | open male - -',
    'MES Institute of Technology and Management, Kollam | Electronics and Communication Engineering | EZ | kerala | all Phase 1 | 65046 | rank | ezhava male - -',
  ],
  'gujcet-acpc': [
    'Government Engineering College, Bharuch | Electrical Engineering | st | gujarat | all | 36603 | rank | st male - -',
    'Government Engineering College, Modasa | Information Technology | esm | gujarat | all | 34492 | rank | open male - defence',
    'Government Engineering College, Sector 28 Gandhinagar | Information Technology | st | gujarat | all | 35202 | rank | st male - -',
    'L.D.College Of Engineering, Ahmedabad | Automobile Engineering | st | gujarat | all | 37340 | rank | st male - -',
    'Vishwakarma Government Engineering College, Chandkheda,Gandhinagar | Information Technology | sc | gujarat | all | 9016 | rank | sc male - -',
    'Faculty Of Technology & Engineering(MSU), Vadodara | Civil Engineering | ews | gujarat | all | 14935 | rank | ews male - -',
    'Institute of Infrastructure, Tech., Research & Management (IITRAM), Maninagar, Ahmedabad | Mechanical Engineering | sebc | gujarat | all | 26591 | rank | sebc male - -',
    'Ganpat University, U.V.Patel College of Engineering, Kherva, Mehsana | Biotechnology | tfws | gujarat | all | 10218 | rank | open male - tfw',
    "Marwadi Education Foundation's Group of Institutions - Faculty of Engineering & Technology, Rajkot | Bioinformatics | tfws | gujarat | all | 20513 | rank | open male - tfw",
    'Parul Institute of Technology, Waghodia, Vadodara | Chemical Engineering | general | gujarat | all | 39076 | rank | open male - -',
    'Birla Vishvakarma Maha Vidhylaya(Sfi), V.V.Nagar | Mechanical Engineering | sc | gujarat | all | 26523 | rank | sc male - -',
    'Sal College Of Engineering , Ahmedabad | Mechatronics | general | gujarat | all | 38817 | rank | open male - -',
    'Shri Sadvidhya Mandal Institute Of Tech., Bharuch | Mechanical Engineering | general | gujarat | all | 37648 | rank | open male - -',
    'Asha M. Tarsadia Institute of Computer Science & Technology, Maliba Campus, Bardoli | Computer Engineering | general | gujarat | all | 50712 | rank | open male - -',
    'C.U.Shah College Of Engg.& Tech.,Wadhvan | Computer Engineering | general | gujarat | all | 15794 | rank | open male - -',
    'G.H.Patel College Of Engg. & Tech. , V. V. Nagar | Chemical Engineering | tfws | gujarat | all | 8028 | rank | open male - tfw',
    'L.D.R.P. Institute Of Tech. & Research., Gandhinagar | Computer Engineering | sc | gujarat | all | 50025 | rank | sc male - -',
    'L.J. Institute Of Engg And Tech., Ahmedabad | Computer Science and Information Technology | sc | gujarat | all | 28897 | rank | sc male - -',
    'Sarvajanik College Of Engg. & Tech. , Surat | Electronics and Communication Engineering | tfws | gujarat | all | 4239 | rank | open male - tfw',
    'JG University - School of Engineering, Ahmedabad | Computer Science and Engineering (Big Data Analytics) | tfws | gujarat | all | 20994 | rank | open male - tfw',
  ],
  uptac: [
    'INDERPRASTHA ENGG. COLLEGE,GHAZIABAD | Computer Science and Engineering (FW) | OPEN(TF) | uttar-pradesh | 1 | 548737 | jeeRank | open male uttar-pradesh tfw',
    'BHARAT INSTITUTE OF TECHNOLOGY,MEERUT | Computer Science And Engineering (Artificial Intelligence and Machine Learning) (FW) | OPEN(TF) | uttar-pradesh | 1 | 921746 | jeeRank | open male uttar-pradesh tfw',
    'DR.AMBEDKAR INSTITUTE OF TECHNOLOGY FOR DIVYANGJAN, U.P., KANPUR | Electronics Engineering | BC | uttar-pradesh | 1 | 136149 | jeeRank | obc male uttar-pradesh -',
    'MEERUT INSTITUTE OF TECHNOLOGY,MEERUT | Computer Science And Engineering (Artificial Intelligence and Machine Learning) | OPEN | uttar-pradesh | 1 | 1433544 | jeeRank | open male uttar-pradesh -',
    'G.L.BAJAJ GROUP OF INSTITUTIONS,MATHURA | Computer Science and Engineering | EWS(GL) | uttar-pradesh | 1 | 1146199 | jeeRank | ews female uttar-pradesh -',
    'J.S.S. ACADEMY OF TECHNICAL EDUCATION,GAUTAM BUDDH NAGAR | Information Technology | EWS(AF) | uttar-pradesh | 1 | 252013 | jeeRank | ews male uttar-pradesh armed-forces',
    'Dr. Rammanohar Lohia Avadh University, Faizabad | Information Technology | OPEN(GIRL) | uttar-pradesh | 1 | 393902 | jeeRank | open female uttar-pradesh -',
    'AJAY KUMAR GARG ENGG. COLLEGE,GHAZIABAD | Computer Science And Engineering (Artificial Intelligence and Machine Learning) | OPEN(GIRL) | uttar-pradesh | 1 | 155151 | jeeRank | open female uttar-pradesh -',
    'UNITED INSTITUTE OF TECHNOLOGY,ALLAHABAD | Computer Science And Engineering (Data Science) | OPEN(GIRL) | uttar-pradesh | 1 | 1337025 | jeeRank | open female uttar-pradesh -',
    'ABES ENGG.COLLEGE,GHAZIABAD | Computer Science And Engineering (Artificial Intelligence and Machine Learning) | BC(Girl) | uttar-pradesh | 1 | 449076 | jeeRank | obc female uttar-pradesh -',
    'RAJKIYA ENGINEERING COLLEGE,SONEBHADRA | Computer Science and Engineering | EWS(OPEN) | uttar-pradesh | 1 | 186971 | jeeRank | ews male uttar-pradesh -',
    'GLOBAL INSTITUTE OF INFORMATION TECHNOLOGY,GAUTAM BUDDH NAGAR | Computer Science and Engineering | OPEN(GIRL) | uttar-pradesh | 1 | 1344770 | jeeRank | open female uttar-pradesh -',
    'Dr. Shakuntala Misra National Rehabilitation University, Lucknow | Computer Science and Engineering | OPEN | uttar-pradesh | 1 | 289600 | jeeRank | open male uttar-pradesh -',
    'DR.AMBEDKAR INSTITUTE OF TECHNOLOGY FOR DIVYANGJAN, U.P., KANPUR | Computer Science and Engineering | BC | uttar-pradesh | 1 | 119623 | jeeRank | obc male uttar-pradesh -',
    'AJAY KUMAR GARG ENGG. COLLEGE,GHAZIABAD | Computer Science And Engineering (Artificial Intelligence and Machine Learning) | SC | uttar-pradesh | 1 | 480322 | jeeRank | sc male uttar-pradesh -',
    'KAMLA NEHRU INSTITUTE OF PHYSICAL & SOCIAL SCIENCES,SULTANPUR | Mechanical Engineering | OPEN | uttar-pradesh | 1 | 500110 | jeeRank | open male uttar-pradesh -',
    'APOLLO INSTITUTE OF TECHNOLOGY,KANPUR | Computer Science and Engineering | OPEN | uttar-pradesh | 1 | 1071557 | jeeRank | open male uttar-pradesh -',
    'BHARAT RATNA BABA SAHEB BHIM RAO AMBEDKAR RAJKIYA ENGINEERING COLLEGE, PRATAPGARH | Electrical Engineering | EWS(OPEN) | uttar-pradesh | 1 | 1279309 | jeeRank | ews male uttar-pradesh -',
    'AJAY KUMAR GARG ENGG. COLLEGE,GHAZIABAD | Electrical and Electronics Engineering | SC(Girl) | uttar-pradesh | 1 | 980529 | jeeRank | sc female uttar-pradesh -',
    'RAJ KUMAR GOEL INSTT. OF TECHNOLOGY,GHAZIABAD | Mechanical Engineering | OPEN | uttar-pradesh | 1 | 1322097 | jeeRank | open male uttar-pradesh -',
  ],
  wbjee: [
    'Jadavpur University | Production Engineering (TFW) | Tuition Fee Waiver | west-bengal | all Round 1 | 1219 | rank | open male west-bengal tfw',
    'University Of Calcutta | Chemical Engineering | OBC | west-bengal | all Round 1 | 3327 | rank | obc male west-bengal -',
    'University Of Calcutta | Electronics and Communication Engineering | SC | west-bengal | all Round 3 | 6103 | rank | sc male west-bengal -',
    'Ramkrishna Mahato Government Engineering College, Purulia | Electronics and Communication Engineering | OBC | west-bengal | all Round 1 | 8974 | rank | obc male west-bengal -',
    'Narula Institute of Technology, Agarpara, Kolkata | Electronics and Communication Engineering (TFW) | Tuition Fee Waiver | west-bengal | all Round 1 | 12300 | rank | open male west-bengal tfw',
    'Bidhan Chandra Krishi Viswa Vidyalaya, Mohanpur, Nadia | Agricultural Engineering | SC | west-bengal | all Round 1 | 15755 | rank | sc male west-bengal -',
    'Ramkrishna Mahato Government Engineering College, Purulia | Electrical Engineering | SC | west-bengal | all Round 1 | 20010 | rank | sc male west-bengal -',
    'Ideal Institute of Engineering, Kalyani | Artificial Intelligence And Machine Learning (TFW) | Tuition Fee Waiver | west-bengal | all Round 1 | 25603 | rank | open male west-bengal tfw',
    'Kaji Nazrul University, Asansol | Computer Science and Engineering (Data Science) | EWS | west-bengal | all Round 3 | 34082 | rank | ews male west-bengal -',
    'Cooch Behar Government Engineering College, Cooch Behar | Civil Engineering | EWS | west-bengal | all Round 3 | 45976 | rank | ews male west-bengal -',
    'B.P. Poddar Institute of Management & Technology, Kolkata | Artificial Intelligence And Machine Learning | Open | all-india | all Round 1 | 57697 | rank | open male west-bengal -',
    'Heritage Institute of Technology, Kolkata | Information Technology | Open | all-india | all Round 1 | 72137 | jeeRank | open male west-bengal -',
    'Heritage Institute of Technology, Kolkata | Chemical Engineering | EWS | west-bengal | all Round 3 | 81244 | rank | ews male west-bengal -',
    'Maulana Abul Kalam Azad University of Technology, West Bengal | Information Technology | Open (PwD) | west-bengal | all Round 1 | 86928 | rank | open male west-bengal pwd',
    'Ideal Institute of Engineering, Kalyani | Electronics and Communication Engineering | Open | all-india | all Round 3 | 90149 | rank | open male west-bengal -',
    'Techno International Batanagar | Computer Science and Engineering (Artificial Intelligence And Machine Learning) | Open | all-india | all Round 3 | 92068 | rank | open male west-bengal -',
    'Calcutta Institute of Technology, Uluberia, Howrah | Electrical Engineering | Open | all-india | all Round 1 | 249173 | jeeRank | open male west-bengal -',
    'Dr. B. C. Roy Engineering College, Durgapur | Computer Science and Engineering (Data Science) | Open | all-india | all Round 1 | 478529 | jeeRank | open male west-bengal -',
    'Elitte College of Engineering,Mahispota, Sodepur | Computer Science and Engineering (Artificial Intelligence And Machine Learning) | Open | all-india | all Round 1 | 892102 | jeeRank | open male west-bengal -',
    'Supreme Knowledge Foundation Group of Institutions, Mankundu, Hooghly | Computer Science and Engineering (Artificial Intelligence And Machine Learning) | Open | all-india | all Round 1 | 1274353 | jeeRank | open male west-bengal -',
  ],
  'mp-dte': [
    'Acropolis Institute of Technology & Research, Indore (2005) | IT Information Technology | FW/OP | unstated | unspecified | 197930 | jeeRank | open male madhya-pradesh tfw',
    'Bhopal Institute of Technology & Management, Bhopal (2009) | CSE Computer Science and Engineering | FW/OP | unstated | unspecified | 669943 | jeeRank | open male madhya-pradesh tfw',
    'Hitkarni College of Engineering & Technology, Jabalpur (1997) | CE Civil Engineering | UR/X/OP | unstated | unspecified | 1463039 | jeeRank | open male madhya-pradesh -',
    'Indore Institute of Science & Technology, Indore (2003) | IT Information Technology | UR/X/OP | unstated | unspecified | 614475 | jeeRank | open male madhya-pradesh -',
    'Institute of Engineering Jiwaji University, Gwalior (1996) | EL Electronics Engineering | UR/X/OP | madhya-pradesh | unspecified | 1417144 | jeeRank | open male madhya-pradesh -',
    'Jabalpur Engineering College, Jabalpur, (JEC) (1947) | CE Civil Engineering | ST/X/OP | madhya-pradesh | unspecified | 1145675 | jeeRank | st male madhya-pradesh -',
    'Jai Narain College of Technology, Bhopal (2003) | CSE Computer Science and Engineering | FW/OP | unstated | unspecified | 510186 | jeeRank | open male madhya-pradesh tfw',
    'Lakshmi Narain College of Technology, Bhopal (1994) | CSEAIADS Cseaiads | OBC/X/OP | unstated | unspecified | 549411 | jeeRank | obc male madhya-pradesh -',
    'Madhav Institute of Technology and Science, Gwalior (1957) (Deemed University) | CHEM Chemical Engineering | SC/X/F | madhya-pradesh | unspecified | 901255 | jeeRank | sc female madhya-pradesh -',
    'Madhav Institute of Technology and Science, Gwalior (1957) (Deemed University) | INOT Internet of Things | UR/S/OP | madhya-pradesh | unspecified | 449004 | jeeRank | open male madhya-pradesh defence',
    'NRI Institute of Information Science & Technology, Bhopal (2001) | CSE Computer Science and Engineering | UR/X/OP | unstated | unspecified | 1449832 | jeeRank | open male madhya-pradesh -',
    'Rewa Engineering College, Rewa (REC) (1964) | CE Civil Engineering | OBC/X/OP | madhya-pradesh | unspecified | 1402356 | jeeRank | obc male madhya-pradesh -',
    'Sagar Institute of Science & Technology (SISTEC) Bhopal (2007) | CE Civil Engineering | UR/X/OP | unstated | unspecified | 1274239 | jeeRank | open male madhya-pradesh -',
    'Samrat Ashok Technological Institute, Vidisha (1960) | EC Electronics and Communication Engineering | OBC/X/F | madhya-pradesh | unspecified | 625662 | jeeRank | obc female madhya-pradesh -',
    'Shivajirao Kadam Institute of Technology and Management-Technical Campus, Indore (2009) | EC Electronics and Communication Engineering | UR/X/OP | unstated | unspecified | 1346818 | jeeRank | open male madhya-pradesh -',
    'Shri G.S. Institute of Technology & Science, Indore (M.P.) (1952) | Electronics and Telecommunications Electronics and Telecommunications | ST/X/OP | madhya-pradesh | unspecified | 733397 | jeeRank | st male madhya-pradesh -',
    'Sri Aurobindo Institute of Technology, Indore (2009) | EC Electronics and Communication Engineering | UR/X/OP | unstated | unspecified | 749372 | jeeRank | open male madhya-pradesh -',
    'UJJAIN ENGINEERING COLLEGE (FORMERLY GOVT. ENGG. COLLEGE ESTB. IN 1966) | CE Civil Engineering | OBC/X/F | madhya-pradesh | unspecified | 613316 | jeeRank | obc female madhya-pradesh -',
    'University Institute of Technology Barkatullah University, Bhopal (1997) | IT Information Technology | OBC/X/OP | madhya-pradesh | unspecified | 805999 | jeeRank | obc male madhya-pradesh -',
    'UNIVERSITY INSTITUTE OF TECHNOLOGY RGPV, SHIVPURI (2020) | CSE Computer Science and Engineering | JKR | outside-madhya-pradesh | unspecified | 594207 | jeeRank | open male outside-madhya-pradesh jk',
  ],
  ojee: [
    'Veer Surendra Sai University of Technology, Burla | Computer Science Engineering with specialization in Artificial Intelligence and Machine Learni | General | odisha | all | 145821 | jeeRank | open female odisha -',
    'Veer Surendra Sai University of Technology, Burla | Safety and Fire Engineering - TFW | TFW | odisha | all | 277096 | jeeRank | open male odisha tfw',
    'Silicon University, Bhubaneswar | Electronics Engineering (VLSI Design and Technology) | General | all-india | all | 422206 | jeeRank | open male odisha -',
    'Government College of Engineering , Kalahandi, Bhawanipatna | Computer Science and Engineering | SC | odisha | all | 552710 | jeeRank | sc male odisha -',
    'Trident Academy of Technology, Bhubaneswar | Computer Science and Engineering - TFW | TFW | odisha | all | 703844 | jeeRank | open male odisha tfw',
    'BIJU PATNAIK UNIVERSITY OF TECHNOLOGY, ROURKELA | Civil Engineering | General | odisha | all | 854261 | jeeRank | open female odisha -',
    'Indira Gandhi Institute of Technology, Sarang | Chemical Engineering | SC | odisha | all | 970241 | jeeRank | sc male odisha -',
    'Odisha University of Technology and Research (formerly College of Engineering and Technology), Bhubaneswar | Txetlie Engineering | EW | odisha | all | 1095570 | jeeRank | ews female odisha -',
    'Government College of Engineering, Keonjhar | Metallurgical and Materials Engineering | General | odisha | all | 1213151 | jeeRank | open female odisha -',
    'DRIEMS University, Cuttack | Computer Science and Engineering - TFW | TFW | odisha | all | 1301145 | jeeRank | open male odisha tfw',
    'Rayagada Institute of Technology & Management, Rayagada | Electrical and Electronics Engineering | General | all-india | all | 1382330 | jeeRank | open male odisha -',
    'Srinix College of Engineering, Balasore | Electrical Engineering | General | odisha | all | 1427832 | jeeRank | open female odisha -',
    'Bhubaneswar Engineering College, Pitapally, Bhubaneswar | Aeronautical Engineering | General | odisha | all | 1456154 | jeeRank | open female odisha -',
    'Trident Academy of Technology, Bhubaneswar | Computer Science and Technology | General | all-india | all | 1474172 | jeeRank | open male odisha -',
    'Central Institute of Plastic Engineering and Technology, Patia, Bhubane | sMwaanrufacturing Engineering and Technology | General | odisha | all | 1506197 | jeeRank | open male odisha -',
    'DRIEMS University, Cuttack | Electrical and Computer Engineering | General | odisha | all | 1508756 | jeeRank | open male odisha -',
    'Sanjaya Memorial Institute of Technology, Berhampur | Mechanical Engineering | General | odisha | all | 1509787 | jeeRank | open male odisha -',
    'Aryan Institute of Engineering & Technology, Barakuda, Bhubaneswar | Electronics and Communication Engineering | General | odisha | all | 1510472 | jeeRank | open male odisha -',
    'Temple City Institute of Technology and Engineering,TITE, Bhubaneswa | Mr echanical Engineering | General | odisha | all | 1510868 | jeeRank | open male odisha -',
    'Bhubaneswar College of Engineering , Khajuria, Khurda | Civil Engineering | General | odisha | all | 1511107 | jeeRank | open male odisha -',
  ],
  bcece: [
    'B.C.E. BHAGALPUR | Electrical Engineering | SMQ | bihar | 1+2 | 3 | categoryRank | smq male - -',
    'CIPET:IPT, BIHTA, PATNA | Petrochemical Engineering | UR | bihar | 1+2 | 4584 | rank | open female - -',
    'GOVT ENGG COLLEGE W. CHAMPARAN | Civil Engineering | UR | bihar | 1+2 | 13682 | rank | open female - -',
    'GOVT ENGG. COLLEGE SHEOHAR | Electrical Engineering | EWS | bihar | 1+2 | 1452 | categoryRank | ews male - -',
    'GOVT. ENGG. COLLEGE OF SAMASTIPUR | Electrical Engineering | UR | bihar | 1+2 | 7765 | rank | open female - -',
    'GOVT. ENGG. COLLEGE, AURANGABAD | Computer Sc and Engineering (Data Science) | UR | bihar | 1+2 | 919 | rank | open female - -',
    'GOVT. ENGG. COLLEGE, BHOJPUR | Computer Sc. and Engineering | SC | bihar | 1+2 | 1764 | categoryRank | sc female - -',
    'GOVT. ENGG. COLLEGE, GOPALGANJ | Civil Engineering | E-UR | bihar | 1+2 | 2083 | rank | open male - e-seat',
    'GOVT. ENGG. COLLEGE, JAMUI | Electrical Engineering | E-UR | bihar | 1+2 | 6258 | rank | open male - e-seat',
    'GOVT. ENGG. COLLEGE, KAIMUR | Computer Science and Engineering (Networks) | EWS | bihar | 1+2 | 353 | categoryRank | ews male - -',
    'GOVT. ENGG. COLLEGE, MADHUBANI | Computer Sc. and Engineering | SC | bihar | 1+2 | 1882 | categoryRank | sc female - -',
    'GOVT. ENGG. COLLEGE, SHEIKHPURA | Computer Sc. and Engineering | SC | bihar | 1+2 | 1109 | categoryRank | sc male - -',
    'GOVT. ENGG. COLLEGE, VAISHALI | Civil Engineering | EBC | bihar | 1+2 | 3690 | categoryRank | ebc female - -',
    'GOVT. ENGG.COLLEGE MUNGER | Electrical Engineering | UR | bihar | 1+2 | 6092 | rank | open male - -',
    'K.C.E., KATIHAR | Electrical and Electronics Engineering | BC | bihar | 1+2 | 4846 | categoryRank | bc female - -',
    'M..C.E. MOTIHARI | Electrical and Electronics Engineering | E-RCG | bihar | 1+2 | 4351 | categoryRank | rcg female - e-seat',
    'NALANDA COLLEGE. OF ENGG,CHANDI | Mechanical Engineering | SMQ | bihar | 1+2 | 49 | categoryRank | smq male - -',
    'R.R.S.D.C.E, BEGUSARAI | Electrical and Electronics Engineering | E-UR | bihar | 1+2 | 10535 | rank | open female - e-seat',
    'S.I.T. SITAMARHI | Mechanical Engineering | ST | bihar | 1+2 | 95 | categoryRank | st male - -',
    'SHRI PHANISHWAR NATH RENU ENGG. COLLEGE, ARARIA | Mechatronics Engineering | EBC | bihar | 1+2 | 3960 | categoryRank | ebc male - -',
  ],
  'jac-delhi': [
    'Delhi Technological University (DTU) | Computer Science and Engineering | GNGND | delhi | 5 | 11352 | jeeRank | open male delhi -',
    'Delhi Technological University (DTU) | Electronics Engineering (VLSI Design and Technology) | GNGND | delhi | 5 | 24842 | jeeRank | open male delhi -',
    'Delhi Technological University (DTU) | Production and Industrial Engineering | GNGND | delhi | 5 | 51783 | jeeRank | open male delhi -',
    'Delhi Technological University (DTU) | Computer Science and Engineering | STCWD | delhi | 5 | 476260 | jeeRank | st male delhi defence',
    'Delhi Technological University (DTU) | Electronics and Communication Engineering | GNGNO | outside-delhi | 5 | 9569 | jeeRank | open male outside-delhi -',
    'Delhi Technological University (DTU) | Civil Engineering | GNGNO | outside-delhi | 5 | 19179 | jeeRank | open male outside-delhi -',
    'Netaji Subhas University of Technology (NSUT) | Information Technology | GNGND | delhi | 5 | 16301 | jeeRank | open male delhi -',
    'Netaji Subhas University of Technology (NSUT) | Mechanical Engineering | GNGND | delhi | 5 | 48319 | jeeRank | open male delhi -',
    'Netaji Subhas University of Technology (NSUT) | Geoinformatics | GNGND | delhi | 5 | 62530 | jeeRank | open male delhi -',
    'Netaji Subhas University of Technology (NSUT) | Electronics and Communication Engineering | GNGNO | outside-delhi | 5 | 9819 | jeeRank | open male outside-delhi -',
    'Netaji Subhas University of Technology (NSUT) | Electronics and Communication Engineering (Artificial Intelligence and Machine Learning) | GNGNO | outside-delhi | 5 | 10468 | jeeRank | open male outside-delhi -',
    'Indira Gandhi Delhi Technical University for Women (IGDTUW) | Electronics and Communication Engineering | GNGND | delhi | 5 | 79574 | jeeRank | open female delhi -',
    'Indira Gandhi Delhi Technical University for Women (IGDTUW) | Computer Science and Engineering | GNCWD | delhi | 5 | 103166 | jeeRank | open female delhi defence',
    'Indira Gandhi Delhi Technical University for Women (IGDTUW) | Mathematics and Computing | GNCWD | delhi | 5 | 132749 | jeeRank | open female delhi defence',
    'Indira Gandhi Delhi Technical University for Women (IGDTUW) | Mathematics and Computing | GNPDD | delhi | 5 | 758044 | jeeRank | open female delhi pwd',
    'Indira Gandhi Delhi Technical University for Women (IGDTUW) | Mechanical and Automation Engineering | SCGND | delhi | 5 | 820634 | jeeRank | sc female delhi -',
    'Indira Gandhi Delhi Technical University for Women (IGDTUW) | Electronics and Communication Engineering (Artificial Intelligence) | OBGND | delhi | 5 | 339542 | jeeRank | obc female delhi -',
    'Indira Gandhi Delhi Technical University for Women (IGDTUW) | Computer Science and Engineering (Artificial Intelligence) | OBCWD | delhi | 5 | 324939 | jeeRank | obc female delhi defence',
    'Indira Gandhi Delhi Technical University for Women (IGDTUW) | Mathematics and Computing | OBCWD | delhi | 5 | 479854 | jeeRank | obc female delhi defence',
    'Indira Gandhi Delhi Technical University for Women (IGDTUW) | Mechanical and Automation Engineering | EWGND | delhi | 5 | 244309 | jeeRank | ews female delhi -',
  ],
  ggsipu: [
    'Bhagwan Parshuram Institute of Technology, P.S.P-4, Sector-17, Rohini, Delhi-110085 | Electronics and Communication Engineering | OPDFHS | delhi | 2 | 404202 | jeeRank | open male delhi defence',
    'Bharati Vidyapeeths College of Engineering | Electronics and Communication Engineering | SCNOHS | delhi | 2 | 1355426 | jeeRank | sc male delhi -',
    'Delhi Technical Campus, 28/1, Knowledge Park, III, Greater NOIDA, UP | Computer Science and Technology | OPDFHS | delhi | 2 | 1145435 | jeeRank | open male delhi defence',
    'Dr. Akhilesh Das Gupta Institute of Professional Studies ( formerly Dr. Akhilesh Das Gupta Institute of Technology & Management), FC-26, Shastri Park, New Delhi - 110053 | Artificial Intelligence and Machine Learning (Shift II) | OPDFHS | delhi | 2 | 1016470 | jeeRank | open male delhi defence',
    'Dr. Akhilesh Das Gupta Institute of Professional Studies ( formerly Dr. Akhilesh Das Gupta Institute of Technology & Management), FC-26, Shastri Park, New Delhi - 110053 | Computer Science and Technology | SCNOOS | outside-delhi | 2 | 419989 | jeeRank | sc male outside-delhi -',
    'Echelon Institute of Technology, Village Kabulpur, Kheri-Manjhawali Road, Nahar Paar Faridabad, Haryana-121101. (Jain Minority) | B.Tech. (Architecture and interior Decoration) | OPNOOS | outside-delhi | 2 | 238613 | jeeRank | open male outside-delhi -',
    'Fairfield Institute of Management & Technology, Plot No. 1037/1, Kapashera, New Delhi - 110037 | Computer Science and Engineering | OPDFHS | delhi | 2 | 872394 | jeeRank | open male delhi defence',
    'Guru Teg Bahadur Institute of Technology, (Sikh Minority Institute) | CSE- AIML | SCNOHS | delhi | 2 | 732808 | jeeRank | sc male delhi -',
    'Guru Tegh Bahadur 4th Centenary Engineering College, G-8 Area, Rajouri Garden, New Delhi-110064 | CSE- AIML | OPNOOS | outside-delhi | 2 | 109135 | jeeRank | open male outside-delhi -',
    'HMR Institute of Technology & Management | Computer Science and Technology | SCNOOS | outside-delhi | 2 | 595217 | jeeRank | sc male outside-delhi -',
    'JIMS Engineering Management Technical Campus, 48/4, Knowledge Park - III Greater Noida | CSE- AIML | OPDFHS | delhi | 2 | 1065348 | jeeRank | open male delhi defence',
    'Maharaja Agrasen Institute of Technology, Sector-22, Rohini, Delhi ā€“ 110085 | CSE - AI | OPDFHS | delhi | 2 | 187003 | jeeRank | open male delhi defence',
    'Maharaja Agrasen Institute of Technology, Sector-22, Rohini, Delhi ā€“ 110085 | Electronics Engineering- VLSI Design and Technology | OPNOHS | delhi | 2 | 172421 | jeeRank | open male delhi -',
    'Maharaja Surajmal Institute Technology | Electrical and Electronics Engineering | SCNOHS | delhi | 2 | 1119578 | jeeRank | sc male delhi -',
    'Shri Balwant Institute of Technology, Merrut Road (Pallri), Sonipat, NCR Delhi), Haryana (Jain Minority Institute) | Electronics and Communication Engineering | OPNOHS | delhi | 2 | 616796 | jeeRank | open male delhi -',
    'University School of Automation & Robotics | B.Tech./M. Tech. (DD) (AI- DS) | OPNOOS | outside-delhi | 2 | 66194 | jeeRank | open male outside-delhi -',
    'University School of Automation & Robotics | B.Tech./M. Tech. (DD) (IIOT) | STNOOS | outside-delhi | 2 | 861753 | jeeRank | st male outside-delhi -',
    'University School of Information & Communication Technology, Sector 16 C, Dwarka, New Delhi - 110078 | B. Tech./M. Tech. (DD) (CSE) | SCNOOS | outside-delhi | 2 | 174270 | jeeRank | sc male outside-delhi -',
    'University School of Information & Communication Technology, Sector 16 C, Dwarka, New Delhi - 110078 | B. Tech/M. Tech. (DD) (CSE- AI) | STNOHS | delhi | 2 | 1019537 | jeeRank | st male delhi -',
    'Vivekananda Institute of Professional Studies-Technical Campus, AU Block (Outer Ring Road), Pitampura, New Delhi- 110034 | Computer Science and Engineering | SCNOHS | delhi | 2 | 942965 | jeeRank | sc male delhi -',
  ],
  'jac-chandigarh': [
    'Chandigarh College of Engineering & Technology, Chandigarh | B.E. in Civil Engineering | OPEN EWS | outside-chandigarh | all Special round | 137504 | jeeRank | ews male outside-chandigarh -',
    'Chandigarh College of Engineering & Technology, Chandigarh | B.E. in Computer Science and Engineering | SC | chandigarh | all Round 2 | 331110 | jeeRank | sc male chandigarh -',
    'Chandigarh College of Engineering & Technology, Chandigarh | B.E. in Electronics and Communication Engineering | OPEN | chandigarh | all Special round | 173971 | jeeRank | open male chandigarh -',
    'Chandigarh College of Engineering & Technology, Chandigarh | B.E. in Mechanical Engineering | ST | all-india | all Round 3 | 619724 | jeeRank | st male chandigarh -',
    'Chandigarh College of Engineering & Technology, Chandigarh | B.E. in Mechanical Engineering - TFW | EWS tuition fee waiver | chandigarh | all Round 2 | 499975 | jeeRank | ews male chandigarh tfw',
    'Dr. S.S. Bhatnagar University Institute of Chemical Engineering and Technology, Panjab University, Chandigarh | B.E. in Chemical Engineering | ST | all-india | all Round 3 | 751017 | jeeRank | st male chandigarh -',
    'Dr. S.S. Bhatnagar University Institute of Chemical Engineering and Technology, Panjab University, Chandigarh | Integrated B.E. (Chemical Engineering) - MBA | Border Area for Dr.SSBUICET/ UIET Chandigarh/ UIET Hoshiarpur | all-india | all Round 2 | 392156 | jeeRank | open male chandigarh border-area',
    'University Institute of Engineering and Technology, PUSSG Regional Centre, Hoshiarpur | B.E. in Computer Science and Engineering | Border Area for Dr.SSBUICET/ UIET Chandigarh/ UIET Hoshiarpur | all-india | all Special round | 385066 | jeeRank | open male chandigarh border-area',
    'University Institute of Engineering and Technology, PUSSG Regional Centre, Hoshiarpur | B.E. in Computer Science and Engineering | SC | all-india | all Special round | 308344 | jeeRank | sc male chandigarh -',
    'University Institute of Engineering and Technology, PUSSG Regional Centre, Hoshiarpur | B.E. in Electronics and Communication Engineering | Person with Disability (PwD) | all-india | all Round 1 | 1482726 | jeeRank | open male chandigarh pwd',
    'University Institute of Engineering and Technology, PUSSG Regional Centre, Hoshiarpur | B.E. in Information Technology | Backward Classes | all-india | all Special round | 216348 | jeeRank | bc male chandigarh -',
    'University Institute of Engineering and Technology, PUSSG Regional Centre, Hoshiarpur | B.E. in Mechanical Engineering | One Girl Child out of the only two girl children | all-india | all Special round | 279910 | jeeRank | open female chandigarh single-girl-child',
    'University Institute of Engineering and Technology, Panjab University, Chandigarh | B.E. in Bio Technology | Kashmiri Migrant for UIET/Dr. SSB UICET/UIET Hoshiarpur | all-india | all Special round | 781716 | jeeRank | open male chandigarh kashmiri-migrant',
    'University Institute of Engineering and Technology, Panjab University, Chandigarh | B.E. in Computer Science and Engineering | OPEN | all-india | all Special round | 51556 | jeeRank | open male chandigarh -',
    'University Institute of Engineering and Technology, Panjab University, Chandigarh | B.E. in Computer Science and Engineering | ST | all-india | all Special round | 380804 | jeeRank | st male chandigarh -',
    'University Institute of Engineering and Technology, Panjab University, Chandigarh | B.E. in Electrical and Electronics Engineering | Person with Disability (PwD) | all-india | all Round 1 | 1250897 | jeeRank | open male chandigarh pwd',
    'University Institute of Engineering and Technology, Panjab University, Chandigarh | B.E. in Electronics and Communication Engineering | Kashmiri Migrant for UIET/Dr. SSB UICET/UIET Hoshiarpur | all-india | all Round 1 | 180618 | jeeRank | open male chandigarh kashmiri-migrant',
    'University Institute of Engineering and Technology, Panjab University, Chandigarh | B.E. in Information Technology | Border Area for Dr.SSBUICET/ UIET Chandigarh/ UIET Hoshiarpur | all-india | all Round 1 | 79039 | jeeRank | open male chandigarh border-area',
    'University Institute of Engineering and Technology, Panjab University, Chandigarh | B.E. in Information Technology | ST | all-india | all Special round | 403553 | jeeRank | st male chandigarh -',
    'University Institute of Engineering and Technology, Panjab University, Chandigarh | B.E. in Mechanical Engineering | Person with Disability (PwD) | all-india | all Round 1 | 1189950 | jeeRank | open male chandigarh pwd',
  ],
  hbtu: [
    'Harcourt Butler Technical University, Kanpur | Chemical Engineering | EWS / Female (UP) | uttar-pradesh | all Round 3 | 84270 | jeeRank | ews female uttar-pradesh -',
    'Harcourt Butler Technical University, Kanpur | Chemical Technology (Biochemical Engineering) | GEN | all-india | all Additional Round 2 | 119394 | jeeRank | open male uttar-pradesh -',
    'Harcourt Butler Technical University, Kanpur | Chemical Technology (Biochemical Engineering) | SC / Female (UP) | uttar-pradesh | all Additional Round 2 | 385405 | jeeRank | sc female uttar-pradesh -',
    'Harcourt Butler Technical University, Kanpur | Chemical Technology (Food Technology) | GEN / Female (UP) | uttar-pradesh | all Additional Round 2 | 152174 | jeeRank | open female uttar-pradesh -',
    'Harcourt Butler Technical University, Kanpur | Chemical Technology (Leather & Fashion Technology) | GEN / Female (UP) | uttar-pradesh | all Additional Round 2 | 157464 | jeeRank | open female uttar-pradesh -',
    'Harcourt Butler Technical University, Kanpur | Chemical Technology (Oil Technology) (fee waiver) | TFW | uttar-pradesh | all Round 2 | 81565 | jeeRank | open male uttar-pradesh tfw',
    'Harcourt Butler Technical University, Kanpur | Chemical Technology (Paint Technology) | OBC / Female (UP) | uttar-pradesh | all Round 3 | 121198 | jeeRank | obc female uttar-pradesh -',
    'Harcourt Butler Technical University, Kanpur | Chemical Technology (Plastic Technology) | GEN | all-india | all Additional Round 2 | 156334 | jeeRank | open male uttar-pradesh -',
    'Harcourt Butler Technical University, Kanpur | Chemical Technology (Plastic Technology) | SC | uttar-pradesh | all Additional Round 2 | 322367 | jeeRank | sc male uttar-pradesh -',
    'Harcourt Butler Technical University, Kanpur | Civil Engineering | GEN | uttar-pradesh | all Round 3 | 79276 | jeeRank | open male uttar-pradesh -',
    'Harcourt Butler Technical University, Kanpur | Computer Science & Engineering | OBC | uttar-pradesh | all Additional Round 2 | 52938 | jeeRank | obc male uttar-pradesh -',
    'Harcourt Butler Technical University, Kanpur | Computer Science & Engineering | GEN / Divyangjan | uttar-pradesh | all Round 2 | 164721 | jeeRank | open male uttar-pradesh pwd',
    'Harcourt Butler Technical University, Kanpur | Computer Science & Engineering (AI & ML) | EWS / Female (UP) | uttar-pradesh | all Round 1 | 51464 | jeeRank | ews female uttar-pradesh -',
    'Harcourt Butler Technical University, Kanpur | Electrical Engineering | GEN | all-india | all Round 3 | 49667 | jeeRank | open male uttar-pradesh -',
    'Harcourt Butler Technical University, Kanpur | Electrical Engineering | GEN / Defence personnel ward | uttar-pradesh | all Additional Round 1 | 86060 | jeeRank | open male uttar-pradesh defence',
    'Harcourt Butler Technical University, Kanpur | Electronics Engineering | OBC / Divyangjan | uttar-pradesh | all Additional Round 1 | 1469936 | jeeRank | obc male uttar-pradesh pwd',
    'Harcourt Butler Technical University, Kanpur | Electronics Engineering | SC / Female (UP) | uttar-pradesh | all Round 2 | 227411 | jeeRank | sc female uttar-pradesh -',
    'Harcourt Butler Technical University, Kanpur | Information Technology | GEN | uttar-pradesh | all Additional Round 2 | 48796 | jeeRank | open male uttar-pradesh -',
    'Harcourt Butler Technical University, Kanpur | Mechanical Engineering | GEN | all-india | all Round 3 | 56599 | jeeRank | open male uttar-pradesh -',
    'Harcourt Butler Technical University, Kanpur | Mechanical Engineering | GEN / Defence personnel ward | uttar-pradesh | all Round 3 | 100803 | jeeRank | open male uttar-pradesh defence',
  ],
  bitsat: [
    'BITS Pilani, Hyderabad Campus | B.E. Computer Science | ALL | all-india | final | 272 | marks | open male - -',
    'BITS Pilani, Hyderabad Campus | B.E. Electronics and Communication | ALL | all-india | final | 261 | marks | open male - -',
    'BITS Pilani, Hyderabad Campus | M.Sc. Economics | ALL | all-india | final | 244 | marks | open male - -',
    'BITS Pilani, Hyderabad Campus | M.Sc. Mathematics | ALL | all-india | final | 230 | marks | open male - -',
    'BITS Pilani, Hyderabad Campus | B.E. Chemical | ALL | all-india | final | 223 | marks | open male - -',
    'BITS Pilani, Hyderabad Campus | B.E. Civil | ALL | all-india | final | 220 | marks | open male - -',
    'BITS Pilani, Hyderabad Campus | B.E. Pharmaceutical Engineering | ALL | all-india | final | 205 | marks | open male - -',
    'BITS Pilani, K K Birla Goa Campus | B.E. Computer Science | ALL | all-india | final | 274 | marks | open male - -',
    'BITS Pilani, K K Birla Goa Campus | B.E. Electronics and Communication | ALL | all-india | final | 261 | marks | open male - -',
    'BITS Pilani, K K Birla Goa Campus | B.E. Electronics and Instrumentation | ALL | all-india | final | 250 | marks | open male - -',
    'BITS Pilani, K K Birla Goa Campus | B.E. Mechanical | ALL | all-india | final | 233 | marks | open male - -',
    'BITS Pilani, K K Birla Goa Campus | M.Sc. Physics | ALL | all-india | final | 231 | marks | open male - -',
    'BITS Pilani, K K Birla Goa Campus | M.Sc. Biological Sciences | ALL | all-india | final | 217 | marks | open male - -',
    'BITS Pilani, Pilani Campus | B.E. Computer Science | ALL | all-india | final | 308 | marks | open male - -',
    'BITS Pilani, Pilani Campus | B.E. Electrical and Electronics | ALL | all-india | final | 266 | marks | open male - -',
    'BITS Pilani, Pilani Campus | M.Sc. Economics | ALL | all-india | final | 256 | marks | open male - -',
    'BITS Pilani, Pilani Campus | B.E. Mechanical | ALL | all-india | final | 239 | marks | open male - -',
    'BITS Pilani, Pilani Campus | M.Sc. Chemistry | ALL | all-india | final | 227 | marks | open male - -',
    'BITS Pilani, Pilani Campus | B.E. Civil | ALL | all-india | final | 222 | marks | open male - -',
    'BITS Pilani, Pilani Campus | B.E. Environmental and Sustainability | ALL | all-india | final | 213 | marks | open male - -',
  ],
}

const BOOK = await loadShippedStateBook()

test('every counselling is held to twenty published rows', () => {
  expect(Object.values(PUBLISHED).map((rows) => rows.length)).toEqual(STATE_COUNSELLING_IDS.map(() => 20))
})

test.each(STATE_COUNSELLING_IDS)('%s: the closing figure itself gets the seat, one worse does not', (id) => {
  const set = setOf(id)
  for (const row of PUBLISHED[id]) {
    const fact = readFact(row)
    const isBetterHigher = fact.score === 'marks'
    const oneWorse = isBetterHigher ? fact.closing - 1 : fact.closing + 1
    expect(judgement(set, fact, fact.closing), row).toEqual([true])
    expect(judgement(set, fact, oneWorse), row).toEqual([false])
  }
})

test.each(STATE_COUNSELLING_IDS)('%s: names, codes and figures of the book are those of the published rows', (id) => {
  const set = setOf(id)
  for (const row of PUBLISHED[id]) {
    const fact = readFact(row)
    const printed = seatsOf(set, fact).flatMap((seat) =>
      set.lists.filter((list) => `${list.round} ${list.stage}`.trim() === fact.round).map((list) => list.closing[seat]),
    )
    expect(printed, row).toEqual([fact.closing])
  }
})

type Fact = {
  institute: string
  programme: string
  code: string
  region: string
  round: string
  closing: number
  score: (typeof SCORE_KEYS)[number]
  category: StateCategoryKey
  gender: 'male' | 'female'
  home: string | undefined
  claims: StateProfile['claims']
}

function readFact(row: string): Fact {
  const [institute = '', programme = '', code = '', region = '', round = '', closing = '', score = '', who = ''] =
    row.split(' | ')
  const [category = '', gender = '', home = '', claims = ''] = who.split(' ')
  return {
    institute,
    programme,
    code,
    region,
    round,
    closing: Number(closing),
    score: oneOf(SCORE_KEYS, score),
    category: oneOf(Object.keys(STATE_CATEGORY_NAMES) as StateCategoryKey[], category),
    gender: oneOf(['male', 'female'] as const, gender),
    home: home === '-' ? undefined : home,
    claims: claims === '-' ? [] : claims.split(',').map((claim) => oneOf(STATE_CLAIMS, claim)),
  }
}

function oneOf<const Word extends string>(words: readonly Word[], written: string): Word {
  const found = words.find((word) => word === written)
  if (found === undefined) throw new Error(`${written} is none of ${words.join(', ')}`)
  return found
}

function setOf(id: StateCounsellingId): StateSet {
  const set = BOOK.sets.find(({ counselling }) => counselling === id)
  if (!set) throw new Error(`The state book has no ${id}`)
  return set
}

/** The seats of the book that a row speaks of: one, or the book or the row is wrong. */
function seatsOf(set: StateSet, fact: Fact): number[] {
  const lists = findStateCounselling(set.counselling)
    .measures.filter(({ key }) => key === fact.score)
    .map(({ list }) => list)
  return Array.from({ length: set.seatCount }, (_, seat) => seat).filter((seat) => {
    const kind = set.kinds[set.kind[seat] ?? -1]
    const programme = set.programmes[set.programme[seat] ?? -1]
    return (
      set.institutes[set.institute[seat] ?? -1]?.name === fact.institute &&
      `${programme?.code ?? ''} ${programme?.name}`.trim() === fact.programme &&
      kind?.code === fact.code &&
      lists.includes(kind.list) &&
      kind.region === fact.region &&
      kind.gender === (fact.gender === 'female' ? 'female' : 'any')
    )
  })
}

/** Whether a score gets the seat of a row in that row's own round. */
function judgement(set: StateSet, fact: Fact, score: number): boolean[] {
  const { category, gender, home, claims } = fact
  const seats = new Set(seatsOf(set, fact))
  return judgeStateSeats(set, { scores: { [fact.score]: score }, category, gender, home, claims })
    .filter(({ seat }) => seats.has(seat))
    .flatMap(({ lists }) => lists.filter((list) => `${list.round} ${list.stage}`.trim() === fact.round))
    .map(({ isIn }) => isIn)
}
